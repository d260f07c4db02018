export type Country = "DE" | "FR";
export interface Address {
  street: string;
  country: Country;
}
