/**
 * Where to write to.
 * @format email
 */
export type Email = string;
/** @minimum 0 */
export type Cents = number;
/** @minItems 1 */
export type Recipients = Email[];
export interface Model {
  id: number;
  from: Email;
  replyTo?: Email;
  bounce: Email | null;
  /** Its own words come first. */
  sender: Email;
  to: Recipients;
  cc: Email[];
  price: Cents;
}
