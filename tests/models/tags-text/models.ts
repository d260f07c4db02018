export interface Model {
  /** @format uuid */
  id: string;
  /**
   * What it is called.
   * @minLength 2
   * @maxLength 40
   */
  name: string;
  /** @pattern ^[A-Z]{3}-\d{4}$ */
  code: string;
  /** @pattern /^\w+\@\w+$/ */
  handle: string;
  /** @format uri @deprecated Use the new one. */
  website?: string | null;
  /** @format email */
  cc: string[];
  /** @faker person.jobTitle */
  job: string;
}
