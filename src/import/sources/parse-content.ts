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
    const message = error instanceof Error ? error.message : String(error);
    const why = isYaml ? `YAML: ${message.split("\n", 1)[0]}` : `JSON: ${toWhere(message, text)}`;
    throw toImportMistake(file, `the file is not ${why.replace(/[.:]$/, "")}.`);
  }
}

/** V8 counts characters, people count lines; what it quotes of the file may have several. */
function toWhere(message: string, text: string): string {
  return message
    .replaceAll(/\s+/g, " ")
    .replace(/ in JSON at position (\d+)(?: \(.*\))?$/, (_, position) => {
      return ` in line ${text.slice(0, Number(position)).split("\n").length}`;
    });
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

/** Loaded for YAML alone; by a module of ours, since a bundle names nothing of what is CommonJS. */
async function parseYaml(text: string): Promise<Json> {
  const yaml = await import("./parse-yaml.ts");
  return yaml.parseYaml(text);
}
