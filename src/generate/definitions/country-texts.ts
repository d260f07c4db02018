/** People and places of a country as they are today; lists are divided by `|`. */
export interface CountryTexts {
  readonly women: string;
  readonly men: string;
  readonly surnames: string;
  readonly streets: string;
  /** Where the number of a house stands. */
  readonly address: string;
  readonly buildingNumbers: string;
  /** As people write them at home; a digit for each `#`, none below two for each `!`. */
  readonly phones: string;
  readonly companies: string;
}
