export interface Kunde {
  id: number;
  anrede: "Herr" | "Frau";
  vorname: string;
  nachname: string;
  plz: string;
  ort: string;
  geburtsdatum: string;
  kundeSeit: string;
  notiz: string;
}

export interface Rechnung {
  id: number;
  rechnungsnummer: string;
  kundeId: number;
  kundenname: string;
  rechnungsdatum: string;
  faelligkeitsdatum: string;
  positionen: { bezeichnung: string; menge: number; einzelpreis: number; gesamtpreis: number }[];
  nettobetrag: number;
  mehrwertsteuer: number;
  bruttobetrag: number;
  status: "offen" | "bezahlt" | "ueberfaellig";
  bezahltAm: string | null;
}

export interface Wohnung {
  id: number;
  titel: string;
  stadt: string;
  zimmer: number;
  wohnflaeche: number;
  kaltmiete: number;
  nebenkosten: number;
  warmmiete: number;
  baujahr: number;
  verfuegbarAb: string;
  vermieter: string;
}
