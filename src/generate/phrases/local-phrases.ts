import { type Chance, hash } from "../draw/chance.ts";
import { dealOnce } from "../draw/deal.ts";
import type { Scope } from "../draw/scope.ts";
import type { PhraseKind } from "./book.ts";
import { drawCompany } from "./people.ts";

/** A phrase of the locale's language, each once in a round; undefined where we have none. */
export function drawLocalPhrase(
  kind: PhraseKind,
  scope: Scope,
  chance: Chance,
  key = hash(kind),
): string | undefined {
  const all = scope.draw.library.book?.phrases.get(kind);
  return all?.[dealOnce(scope, chance, all.length, key)];
}

export type LocalKind = PhraseKind | "company";

/** What other languages get where a phrase would be English. */
export function drawLocalText(kind: LocalKind, scope: Scope, chance: Chance): string {
  const { faker, book } = scope.draw.library;
  if (kind === "company")
    return book?.people ? drawCompany(book.people, chance) : faker.company.name();
  const phrase = drawLocalPhrase(kind, scope, chance);
  if (phrase !== undefined) return phrase;
  if (kind === "job") return faker.person.jobTitle();
  return faker.lorem.sentence(kind === "sentence" ? 8 : 3);
}
