export interface Model {
  id: number;
  /** @format emial */
  mail: string;
  /** @format email */
  count: number;
}
