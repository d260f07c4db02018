/**
 * Where the names of these rules are, packed: filled in by the build (`scripts/pack-rules.mjs`), which
 * drops them from the tables. From the sources they are collected when the rules are loaded.
 */
export const packedPlaces: { readonly [rules in "text" | "number" | "sum"]?: string } = {};
