import type { Chance } from "../draw/chance.ts";

/** Sentences that templates and words make together, each with a number of its own. */
export interface Phrases {
  readonly size: number;
  readonly at: (rank: number) => string;
  readonly templates: number;
  readonly draw: (template: number, chance: Chance) => string;
}

interface Template {
  readonly texts: readonly string[];
  readonly slots: readonly (readonly string[])[];
  readonly size: number;
}

/** `toPhrases(["Hello {who}"], { who: ["world"] })`: a slot used twice is filled twice. */
export function toPhrases(
  templates: readonly string[],
  words: Readonly<Record<string, readonly string[]>>,
): Phrases {
  const parsed = templates.map((template) => parseTemplate(template, words));
  const size = parsed.reduce((sum, template) => sum + template.size, 0);
  return {
    size,
    at: (rank) => phraseAt(parsed, rank % size),
    templates: parsed.length,
    draw: (template, chance) => fill(parsed[template], chance),
  };
}

/** Every template is as likely as the others, however many words it has to choose from. */
export function drawPhrase(phrases: Phrases, chance: Chance): string {
  return phrases.draw(chance.below(phrases.templates), chance);
}

/** Phrases of different templates, one after the other: a text that does not repeat itself. */
export function drawPhrases(phrases: Phrases, chance: Chance, count: number): string[] {
  const left: number[] = [];
  while (left.length < phrases.templates) left.push(left.length);
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = chance.below(left.length);
    drawn.push(phrases.draw(left[at] ?? 0, chance));
    left.copyWithin(at, at + 1).pop();
  }
  return drawn;
}

function fill(template: Template | undefined, chance: Chance): string {
  const { texts, slots } = template ?? { texts: [], slots: [] };
  let phrase = texts[0] ?? "";
  for (const [index, slot] of slots.entries())
    phrase += chance.pick(slot) + (texts[index + 1] ?? "");
  return phrase;
}

function parseTemplate(
  template: string,
  words: Readonly<Record<string, readonly string[]>>,
): Template {
  const parts = template.split(/\{(\w+)\}/);
  const slots = parts.filter((_, index) => index % 2 === 1).map((name) => words[name] ?? [name]);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    slots,
    size: slots.reduce((product, slot) => product * slot.length, 1),
  };
}

function phraseAt(templates: readonly Template[], rank: number): string {
  let left = rank;
  for (const { texts, slots, size } of templates) {
    if (left >= size) {
      left -= size;
      continue;
    }
    let phrase = texts[0] ?? "";
    for (const [index, slot] of slots.entries()) {
      phrase += (slot[left % slot.length] ?? "") + (texts[index + 1] ?? "");
      left = Math.floor(left / slot.length);
    }
    return phrase;
  }
  return "";
}
