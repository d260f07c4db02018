export interface Address {
  city: string;
}
