/**
 * A type as JSON carries it, said a second time in TypeScript's own language: what the reader leaves
 * out or turns into text, this does too, and the compiler judges generated records by it.
 */
export type Wire<T> = 0 extends 1 & T ? T : unknown extends T ? unknown : WireOf<T>;

type WireOf<T> = T extends Absent
  ? never
  : T extends bigint
    ? `${T}`
    : T extends string
      ? keyof T extends keyof string
        ? `${T}`
        : string
      : T extends number
        ? keyof T extends keyof number
          ? T
          : number
        : T extends boolean | null | undefined
          ? T
          : T extends ReadonlySet<infer Item>
            ? Wire<Item>[]
            : T extends ReadonlyMap<infer Key, infer Value>
              ? { [K in Key & PropertyKey]?: Wire<Value> }
              : T extends ArrayBuffer | ArrayBufferView
                ? WireOfBinary<T>
                : T extends { toJSON: Serializer<infer Before, infer Last> }
                  ? Wire<unknown extends Before ? Last : Before>
                  : WireOfObject<T>;

/** Of several signatures the last is often the generic one; of one only the second is inferred. */
type Serializer<Before, Last> = {
  (...given: never[]): Before;
  (...given: never[]): Last;
};

type WireOfBinary<T> = T extends Float32Array | Float64Array | Int16Array | Int32Array | Uint16Array
  ? number[]
  : T extends BigInt64Array | BigUint64Array
    ? `${bigint}`[]
    : string;

type WireOfObject<T> = T extends readonly unknown[]
  ? number extends T["length"]
    ? WireList<T[number]>
    : { [Index in keyof T]: Wire<T[Index]> }
  : T extends Text
    ? string
    : { [K in keyof T as IsCarried<K, T[K]> extends true ? K : never]: Wire<T[K]> } & {
        [K in keyof T as IsCarried<K, T[K]> extends "sometimes" ? K : never]?: Wire<T[K]>;
      };

/** An interface is not looked into before it has to be, so that a recursive type ends. */
interface WireList<Item> extends ReadonlyArray<Wire<Item>> {}

type IsCarried<K, Value> = K extends symbol | "__brand" | "__proto__"
  ? false
  : unknown extends Value
    ? true
    : [Exclude<Value, Absent | Nothing>] extends [never]
      ? false
      : Extract<Value, Nothing> extends never
        ? true
        : "sometimes";

// biome-ignore lint/suspicious/noConfusingVoidType: a member may be declared as void.
type Nothing = undefined | void;

/** The text as an object, which has no members of its own. */
type Text = { charAt(position: number): string; concat(...texts: string[]): string };

type Absent =
  | ((...given: never[]) => unknown)
  | (abstract new (
      ...given: never[]
    ) => unknown)
  | symbol
  | Promise<unknown>
  | RegExp
  | { addEventListener: unknown };
