import type { Checker, Type } from "typescript/unstable/sync";

/** What is asked of one type again and again; an answer never changes while a project is open. */
const remembered: ReadonlySet<PropertyKey> = new Set([
  "getNonNullableType",
  "getPropertiesOfType",
  "getTypeArguments",
  "isArrayType",
  "isTupleType",
] satisfies (keyof Checker)[]);

/** The checker is in another process: of two equal questions it hears the first alone. */
export function rememberAnswers(checker: Checker): Checker {
  const answers = new Map<string, unknown>();
  return new Proxy(checker, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== "function") return method;
      if (!remembered.has(name)) return method.bind(target);
      return (type: Type) => {
        const key = `${String(name)} ${type.id}`;
        if (!answers.has(key)) answers.set(key, method.call(target, type));
        return answers.get(key);
      };
    },
  });
}

const known = new WeakMap<Type, readonly Type[]>();

/** The parts of a union, or the type itself. */
export function partsOf(type: Type): readonly Type[] {
  if (!type.isUnionType()) return [type];
  const parts = known.get(type) ?? type.getTypes();
  known.set(type, parts);
  return parts;
}
