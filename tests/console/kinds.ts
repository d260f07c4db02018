/** A model with a member of every kind of schema. */
export const kinds = `
export interface Node { label: string; children?: Node[] }
export interface Thing {
  id: number;
  text: string;
  /** @format email */
  mail: string;
  day: string & { readonly __format?: "date" };
  moment: Date;
  /** @minimum 1 @maximum 9 */
  amount: number;
  isOn: boolean;
  choice: "a" | "b" | 3;
  constant: "fixed";
  nothing: null;
  nullable: string | null;
  optional?: string;
  list: string[];
  objects: { name: string; size?: number }[];
  pair: [string, number];
  nested: { deep: { deeper: number } };
  record: Record<string, number>;
  shape: { kind: "circle"; radius: number } | { kind: "square"; side: number };
  mixed: string | number | boolean;
  tree: Node;
  anything: unknown;
  big: bigint;
  readonly code: string;
  ownerId: Owner["id"];
  memberIds: Owner["id"][];
  createdAt: Date;
}
export interface Owner { id: string; name: string }
export type Event =
  | { id: number; type: "login"; ip: string }
  | { id: number; type: "order"; total: number };
`;
