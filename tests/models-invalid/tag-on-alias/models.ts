/** @format emial */
export type Email = string;
export interface Model {
  id: number;
  from: Email;
  to: Email;
}
