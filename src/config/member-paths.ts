import type { Setting, SettingsReader } from "./settings.ts";

/** Where a part of an answer stands in its body. */
export const memberPath: Setting<string> = {
  expects: "a name or a path, such as items or meta.total",
  accepts: (value): value is string =>
    typeof value === "string" && value.split(".").every((name) => name !== ""),
};

/** A part cannot stand inside another: `items` and `items.total`. */
export function refuseCrossing(
  settings: SettingsReader,
  parts: readonly (readonly [part: string, path: readonly string[]])[],
): void {
  for (const [part, path] of parts) {
    const inside = parts.find(
      ([other, outer]) => other !== part && outer.every((name, index) => name === path[index]),
    );
    if (!inside) continue;
    const message = `"${path.join(".")}" stands inside ${inside[0]}.`;
    settings.mistake(part, message, "Give each part a place of its own.");
  }
}
