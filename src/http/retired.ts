/**
 * Thrown where a write has waited for its body while a reload put another app in this one's place:
 * it would be kept in the old shape. Whoever holds the new app asks it the same.
 */
export class Retired extends Error {
  override readonly name = "Retired";
}
