import { readFileSync } from "node:fs";
import type { Json } from "../../schema/schema.ts";
import { toReason } from "../../system-error.ts";
import { toImportMistake } from "../import-mistake.ts";

/** The file's content as data, whether it is JSON or YAML. */
export async function parseContent(file: string): Promise<Json> {
  const text = readText(file);
  const isYaml = /\.ya?ml$/i.test(file);
  try {
    return isYaml ? await parseYaml(text) : JSON.parse(text);
  } catch (error) {
    const format = isYaml ? "YAML" : "JSON";
    const [why = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw toImportMistake(file, `the file is not ${format}: ${why.replace(/[.:]$/, "")}.`);
  }
}

function readText(file: string): string {
  try {
    // Windows' editors put a mark in front that JSON does not know.
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isMissing ? "there is no such file" : toReason(error);
    throw toImportMistake(file, `${why}.`);
  }
}

/** Loaded for YAML alone, and with as many aliases as JSON's size would allow. */
async function parseYaml(text: string): Promise<Json> {
  const { parse } = await import("yaml");
  return parse(text, { maxAliasCount: 1000, stringKeys: true });
}
