import type { Mistake } from "../errors.ts";

/** Deeper than any setting; records may have as many levels as a body, which is 100. */
const deepest = 120;

/**
 * The options with every value read once: what a config's own code computes may throw, and what
 * holds itself would be walked for ever. Both are mistakes with their place.
 */
export function copyOptions(options: unknown, mistakes: Mistake[]): unknown {
  return copy(options, "", [], mistakes);
}

function copy(
  value: unknown,
  place: string,
  above: readonly unknown[],
  mistakes: Mistake[],
): unknown {
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  const fault = above.includes(value)
    ? "holds itself."
    : above.length > deepest && "has too many levels.";
  if (fault) {
    mistakes.push({ code: "config-invalid", place: place || "config", message: fault });
    return undefined;
  }
  const inside = [...above, value];
  if (Array.isArray(value)) {
    return value.map((item, index) => copy(item, `${place}[${index}]`, inside, mistakes));
  }
  return Object.fromEntries(
    Object.keys(value).map((key) => {
      const placeOfKey = place === "" ? key : `${place}.${key}`;
      return [key, copy(read(value, key, placeOfKey, mistakes), placeOfKey, inside, mistakes)];
    }),
  );
}

function read(owner: object, key: string, place: string, mistakes: Mistake[]): unknown {
  try {
    return Reflect.get(owner, key);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    mistakes.push({ code: "config-invalid", place, message: `cannot be read: ${reason}.` });
    return undefined;
  }
}

/** Lists and objects as JSON has them, of whichever realm; what has a class of its own stays. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
