import type { ResourceOptions } from "../../config/options.ts";
import type { Declaration } from "./declarations.ts";

/** What goes into a component or a request, and not what a backend keeps. */
const passing = /.(?:Props|Input|Dto|DTO|Payload|Params|Args)$/;
/** What is one of many may be called so (`LeaveRequest`); what is single is then a message. */
const message = /.(?:Request|Response|Options|State|Context)$/;
const baseName = /^(?:Base|Abstract|With|Has)[A-Z]|.(?:Base|Mixin)$|^(?:Base|Entity|Model)$/;

/** Those of the resources that somebody would most likely want; all where none is left. */
export function preselect<R extends ResourceOptions>(
  resources: readonly R[],
  declarations: readonly Declaration[],
): readonly R[] {
  const byName = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const served = new Set(resources.map(toModelName));
  const wanted = resources.filter((resource) => {
    const name = toModelName(resource);
    if (passing.test(name) || (!isCollection(resource) && message.test(name))) return false;
    const variationOf = byName.get(name)?.variationOf ?? [];
    return !variationOf.some((other) => served.has(other)) && !isBase(name);
  });
  return wanted.length > 0 ? wanted : resources;

  /** `Admin extends User` leaves `User` a model of its own; what several build upon is none. */
  function isBase(name: string): boolean {
    const heirs = declarations.filter((each) => each.bases.includes(name) && served.has(each.name));
    if (heirs.length === 0) return false;
    return heirs.length > 1 || baseName.test(name) || byName.get(name)?.isAbstract === true;
  }
}

export function toModelName({ type }: ResourceOptions): string {
  return type.replace(/\[\]$/, "");
}

function isCollection({ type }: ResourceOptions): boolean {
  return type.endsWith("[]");
}
