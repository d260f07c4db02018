export type Locale = "en" | "de" | "fr";
export interface Model {
  id: string;
  titles: Record<Locale, string>;
  notes: Partial<Record<Locale, string>>;
  limits: Record<"min" | "max", number>;
}
