import { defaults } from "../defaults.ts";
import {
  type Envelope,
  envelopeParts,
  type ListDialect,
  listParameters,
  ownParameterNames,
  type ParameterNames,
} from "../list-dialect.ts";
import { memberPath, refuseCrossing } from "../member-paths.ts";
import { oneOf, type Setting, type SettingsReader } from "../settings.ts";

const parameterName: Setting<string> = {
  expects: "the name of a query parameter, such as pageSize",
  accepts: (value): value is string =>
    typeof value === "string" && /^[\w.~-]+(?:\[[\w.~-]*\])*$/.test(value),
};

/** How lists are asked for and answered: as json-server does, or as the real backend does. */
export function resolveLists(settings: SettingsReader): ListDialect {
  return {
    names: resolveNames(settings),
    unknownParameters:
      settings.optional("unknownParameters", oneOf(["refuse", "ignore"])) ??
      defaults.unknownParameters,
    envelope: resolveEnvelope(settings),
  };
}

function resolveNames(settings: SettingsReader): ParameterNames {
  if (!settings.has("query")) return ownParameterNames;
  const query = settings.child("query");
  query.refuseOthers(listParameters);
  const given = listParameters.map(
    (parameter) =>
      [
        parameter,
        query.optional(parameter, parameterName) ?? ownParameterNames[parameter],
      ] as const,
  );
  const names = Object.fromEntries(given) as ParameterNames;
  refuseShared(query, names);
  return names;
}

/** Two things under one name could not be told apart. */
function refuseShared(query: SettingsReader, names: ParameterNames): void {
  for (const [index, parameter] of listParameters.entries()) {
    const earlier = listParameters.slice(0, index).find((one) => names[one] === names[parameter]);
    if (earlier === undefined) continue;
    const message = `"${names[parameter]}" is already the name of ${earlier}.`;
    query.mistake(parameter, message, "Give each its own name.");
  }
}

const wholeEnvelope: Envelope = {
  data: ["data"],
  total: ["total"],
  page: ["page"],
  pages: ["pages"],
};

function resolveEnvelope(settings: SettingsReader): Envelope | undefined {
  const given = settings.value("envelope");
  if (given === undefined || typeof given === "boolean") return given ? wholeEnvelope : undefined;
  const envelope = settings.child("envelope");
  envelope.refuseOthers(envelopeParts);
  const parts = envelopeParts.flatMap((part) => {
    const path = envelope.optional(part, memberPath);
    return path === undefined ? [] : [[part, path.split(".")] as const];
  });
  refuseCrossing(envelope, parts);
  return { data: ["data"], ...Object.fromEntries(parts) };
}
