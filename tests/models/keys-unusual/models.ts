export interface Model {
  id: number;
  "content-type": string;
  "with space": boolean;
  42: string;
  "dotted.name": number;
  "": string;
  $ref: string;
  "@type": "thing";
}
