import type {
  Checker,
  Type,
  TypeReference,
  Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import { partsOf } from "../compiler/remembering-checker.ts";

/** As often a generic type must be inside itself before anybody asks whether it ends. */
const suspicious = { named: 12, nameless: 40 } as const;
/** No package has a ring as long as this. */
const longest = 2000;
const deepestArgument = 20;

/**
 * Whether a type is another one at every step: inside itself it has ever larger arguments. Those of
 * a ring of models (`Ref<A>` holds an `A`, which holds a `Ref<B>`) are many, and end.
 */
export function isEndless(type: Type, around: readonly Type[], checker: Checker): boolean {
  const symbol = originOf(type);
  if (!symbol || around.length < suspicious.named) return false;
  const same = around.filter((other) => originOf(other) === symbol);
  if (symbol.name.startsWith("__")) return same.length >= suspicious.nameless;
  if (same.length < suspicious.named) return false;
  const weights = [...same.slice(1 - suspicious.named), type].map((each) =>
    weigh(each, checker, 0),
  );
  const grows = weights.every((weight, index) => index === 0 || weight > (weights[index - 1] ?? 0));
  return grows || same.length >= longest;
}

export function originOf(type: Type): TypeScriptSymbol | undefined {
  return type.getAliasSymbol() ?? type.getSymbol();
}

/** How much a type says, by its arguments and its literals. */
function weigh(type: Type, checker: Checker, depth: number): number {
  if (depth > deepestArgument) return 1;
  const sum = (parts: readonly Type[]) =>
    parts.reduce((total, part) => total + weigh(part, checker, depth + 1), 1);
  if (type.isLiteralType()) return String(type.value).length;
  if (type.isUnionType()) return sum(partsOf(type));
  const aliased = type.getAliasTypeArguments();
  if (aliased.length > 0) return sum(aliased);
  return type.isTypeReference() ? sum(checker.getTypeArguments(type as TypeReference)) : 1;
}
