export interface Base {
  id: number;
  zebra: string;
  createdAt: string;
  middle: boolean;
  apple: number;
  quince: string;
  banana: string;
  yam: string;
  cherry: string;
}

export abstract class Entity {
  id = 0;
  zulu = "";
  alpha = "";
}

export interface Named {
  name: string;
  alias?: string;
}
