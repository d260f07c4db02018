import type { Context } from "hono";
import { flag, listOf, type Setting, SettingsReader, text } from "../config/settings.ts";
import type { RuleOptions } from "../config/simulation/simulation-options.ts";
import { type Mistake, SetupError } from "../errors.ts";
import { readJson, readWhole } from "../http/bodies/body.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { BodyOf, CallName } from "./api.ts";

/** The calls that take a body. */
export type CallWithBody = {
  [Name in CallName]: BodyOf<Name> extends undefined ? never : Name;
}[CallName];

type Reader<Body> = (body: SettingsReader, given: JsonObject) => Body;

const records: Setting<readonly JsonObject[]> = {
  expects: "a list of records",
  accepts: (value): value is readonly JsonObject[] =>
    Array.isArray(value) && value.every((each) => typeof each === "object" && each !== null),
};

const readers: { readonly [Name in CallWithBody]: Reader<BodyOf<Name>> } = {
  reset: (body) => takeOnly(body, { paths: orEmpty(listOf(text, 'paths such as "/users"')) }),
  saveSnapshot: (body) => takeOnly(body, { name: text }),
  // Whoever puts it in force checks it, with the project at hand.
  addRule: (_, given) => given as object as RuleOptions,
  playScenario: (body) => ({ name: body.required("name", text) ?? "" }),
  addUser: (_, given) => given,
  seed: (body) => ({
    path: body.required("path", text) ?? "",
    records: body.required("records", records) ?? [],
  }),
  signIn: (body) => ({ email: body.required("email", text) ?? "" }),
  moveTime: (body) => takeOnly(body, { set: text, advance: text, reset: flag }),
  expireTokens: (body) => takeOnly(body, { id: text, user: text }),
  revokeTokens: (body) => takeOnly(body, { id: text, user: text }),
};

/** The body of a call, checked; no body at all is an empty one. */
export async function readCallBody<Name extends CallName>(
  name: Name,
  c: Context,
): Promise<BodyOf<Name>> {
  if (!takesBody(name)) return undefined as BodyOf<Name>;
  const { byteLength } = await readWhole(c);
  const given = byteLength === 0 ? {} : await readJson(c);
  const mistakes: Mistake[] = [];
  const read = readers[name] as Reader<BodyOf<Name>>;
  const body = read(new SettingsReader(given, "", mistakes), given);
  if (mistakes.length === 0) return body;
  throw new SetupError(mistakes.map((mistake) => ({ ...mistake, code: "request-invalid" })));
}

function takesBody(name: CallName): name is CallWithBody {
  return Object.hasOwn(readers, name);
}

type Taken<Settings> = {
  readonly [Key in keyof Settings]?: Settings[Key] extends Setting<infer T> ? T : never;
};

/** Members that may be left out, and no others: a mistyped one would do more than was asked for. */
function takeOnly<Settings extends Readonly<Record<string, Setting<unknown>>>>(
  body: SettingsReader,
  settings: Settings,
): Taken<Settings> {
  body.refuseOthers(Object.keys(settings));
  const taken = Object.entries(settings).flatMap(([key, setting]) => {
    const value = body.optional(key, setting);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(taken) as Taken<Settings>;
}

function orEmpty<T>(list: Setting<readonly T[]>): Setting<readonly T[]> {
  return {
    expects: list.expects,
    accepts: (value): value is readonly T[] =>
      (Array.isArray(value) && value.length === 0) || list.accepts(value),
  };
}
