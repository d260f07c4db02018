import type { Json, JsonObject } from "../../src/schema/schema.ts";

/** A request, as somebody would write it in a program or at a prompt. */
export interface Sending {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json | undefined;
}

export function toCurl({ method, url, headers, body }: Sending): string {
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quote(url)}`,
    ...Object.entries(toSent(headers, body)).map(
      ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
  ];
  return parts.join(" \\\n  ");
}

export function toFetch({ method, url, headers, body }: Sending): string {
  const sent = toSent(headers, body);
  const options = {
    ...(method === "GET" ? {} : { method }),
    ...(Object.keys(sent).length === 0 ? {} : { headers: sent }),
  };
  const members = [
    ...Object.entries(options).map(([name, value]) => `  ${name}: ${toLiteral(value, "  ")},`),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${toLiteral(body, "  ")}),`]),
  ];
  const init = members.length === 0 ? "" : `, {\n${members.join("\n")}\n}`;
  return `const response = await fetch(${JSON.stringify(url)}${init});\nconst data = await response.json();`;
}

export function toAxios({ method, url, headers, body }: Sending): string {
  const settings = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method.toLowerCase())},`]),
    `  url: ${JSON.stringify(url)},`,
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${toLiteral(headers, "  ")},`]),
    ...(body === undefined ? [] : [`  data: ${toLiteral(body, "  ")},`]),
  ];
  return `const { data } = await axios({\n${settings.join("\n")}\n});`;
}

/** As TypeScript writes a value: names without quotes where they need none. */
export function toLiteral(value: Json, indent = ""): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((each: Json) => toLiteral(each, inner))
    : Object.entries(value as JsonObject).map(
        ([name, each]) => `${toName(name)}: ${toLiteral(each, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${inner}${line},`).join("\n")}\n${indent}${close}`;
}

export function toTypeScript(model: string, record: JsonObject): string {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}`.replaceAll(/\W/g, "");
  return `const ${name || "record"}: ${model} = ${toLiteral(record)};`;
}

function toName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function toSent(headers: Sending["headers"], body: Json | undefined): Record<string, string> {
  const says = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  return body === undefined || says ? headers : { "content-type": "application/json", ...headers };
}

/** For a POSIX shell, in which a quoted text ends only at the next quote. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
