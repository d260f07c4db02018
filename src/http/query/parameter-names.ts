import {
  listParameters,
  ownParameterNames,
  type ParameterNames,
} from "../../config/list-dialect.ts";
import { HttpError } from "../../errors.ts";

/** The list parameters that clients call otherwise than we do: their name, and ours. */
function findRenamed(names: ParameterNames): readonly (readonly [given: string, own: string])[] {
  return listParameters
    .map((parameter) => [names[parameter], ownParameterNames[parameter]] as const)
    .filter(([given, own]) => given !== own);
}

/** Ours for a client's name of a parameter; undefined where it means nothing any more. */
export function createToOwnName(names: ParameterNames): (name: string) => string | undefined {
  const renamed = findRenamed(names);
  const listed = new Set(Object.values(names));
  const toPlain = (name: string) => withoutIndex(name, listed);
  if (renamed.length === 0) return toPlain;
  const own = new Map(renamed);
  const replaced = new Set(renamed.map(([, name]) => name));
  // json-server's other word for the limit goes with it.
  if (replaced.has(ownParameterNames.limit)) replaced.add("_per_page");
  return (sent) => {
    const given = toPlain(sent);
    const name = own.get(given);
    if (name !== undefined || !replaced.has(given)) return name ?? given;
    // A property may be called `q` where the search is called otherwise.
    return given.startsWith("_") ? undefined : `${given}_eq`;
  };
}

/** `_sort[]=a&_sort[1]=b` is how axios sends a list of them. */
function withoutIndex(name: string, listed: ReadonlySet<string>): string {
  if (!name.endsWith("]")) return name;
  const plain = name.replace(/\[\d*\]$/, "");
  return listed.has(plain) ? plain : name;
}

/** What the work gives; a refusal speaks of parameters by the names that the client knows. */
export function inGivenNames<T>(names: ParameterNames, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw findRenamed(names).reduce(rename, error);
  }
}

function rename(error: HttpError, [given, own]: readonly [string, string]): HttpError {
  const detail = error.message.replaceAll(new RegExp(`(?<!\\w)${own}(?!\\w)`, "g"), given);
  const { parameter } = error.members;
  const members = parameter === own ? { ...error.members, parameter: given } : error.members;
  return new HttpError(error.code, detail, { members });
}
