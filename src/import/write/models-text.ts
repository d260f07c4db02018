import type { Schema } from "../../schema/schema.ts";
import type { Imported } from "../imported.ts";
import { toComment } from "./comment-text.ts";
import { toAliasText, toMembersText } from "./type-text.ts";

/** The models as a person would have written them. */
export function toModelsText({ definitions }: Pick<Imported, "definitions">): string {
  const texts = Object.entries(definitions).map(([name, schema]) => toDeclaration(name, schema));
  return texts.join("\n");
}

function toDeclaration(name: string, schema: Schema): string {
  const isInterface = "properties" in schema && Object.keys(schema.properties).length > 0;
  const comment = toComment(schema, "");
  if (!isInterface) return comment + toAliasText(name, schema);
  return `${comment}export interface ${name} ${toMembersText(schema, "")}\n`;
}
