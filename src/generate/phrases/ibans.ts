/** How an account is written where one pays by such a number; check digits of 00 are nobody's. */
const forms: Readonly<Record<string, string>> = {
  GB: "GB00 HRBK 0000 00## #### ##",
  IE: "IE00 HRBK 0000 00## #### ##",
  NL: "NL00 HRBK 00## #### ##",
  DK: "DK00 0000 00## #### ##",
  ES: "ES00 0000 0000 00## #### ####",
  SE: "SE00 0000 0000 00## #### ####",
  PT: "PT00 0000 0000 00## #### #### #",
  FR: "FR00 0000 0000 00## #### #### ###",
};

export function toIbanForm(country: string): string {
  return forms[country] ?? `${country}00 0000 0000 00## #### ##`;
}

/** Where there are no such numbers, the bank is one of ours. */
export function toBankCountry(country: string): string {
  return country === "DE" || Object.hasOwn(forms, country) ? country : "GB";
}
