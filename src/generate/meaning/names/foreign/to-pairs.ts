/** `"mot=word|mots=words"` as pairs. */
export function toPairs(text: string): readonly (readonly [foreign: string, english: string])[] {
  return text.split("|").map((pair) => pair.split("=") as [string, string]);
}
