/** What stands behind the country and its check digits, where it is not as in Germany. */
const forms: Readonly<Record<string, string>> = {
  GB: "HRBK 0000 00## #### ##",
  IE: "HRBK 0000 00## #### ##",
  NL: "HRBK 00## #### ##",
  DK: "0000 00## #### ##",
  ES: "0000 0000 00## #### ####",
  SE: "0000 0000 00## #### ####",
  PT: "0000 0000 00## #### #### #",
  FR: "0000 0000 00## #### #### ###",
};

/** Check digits of 00 are nobody's. */
export function toIbanForm(country: string): string {
  return `${country}00 ${forms[country] ?? "0000 0000 00## #### ##"}`;
}

/** Where there are no such numbers, the bank is one of ours. */
export function toBankCountry(country: string): string {
  return country === "DE" || Object.hasOwn(forms, country) ? country : "GB";
}
