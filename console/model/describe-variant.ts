import type { Schema } from "../../src/schema/schema.ts";
import { describeType } from "./describe-type.ts";

/** A variant of a union by the constant that tells it apart, where it has one. */
export function describeVariant(variant: Schema, discriminator?: string): string {
  if (!("type" in variant) || variant.type !== "object") return describeType(variant);
  const constants = Object.entries(variant.properties).flatMap(([name, each]) =>
    "enum" in each && each.enum.length === 1 ? [[name, String(each.enum[0])] as const] : [],
  );
  const telling = constants.find(([name]) => name === discriminator) ?? constants[0];
  return telling?.[1] ?? variant.title ?? describeType(variant);
}
