import type { PeopleNames, PeopleTexts } from "./people.ts";

/** What a text says in a language of which we have no templates: whole phrases, none of them filler. */
export const phraseKinds = [
  "sentence",
  "title",
  "thing",
  "category",
  "job",
  "team",
  "event",
  "task",
  "bio",
  "dish",
  "course",
  "home",
  "restaurant",
  "venue",
  "project",
  "verdict",
  "complaint",
  "ticket",
  "district",
  "chat",
  "exercise",
  "insurer",
  "agency",
  "hours",
  "schedule",
  "nationality",
  "product",
  "praise",
  "criticism",
  "essay",
  "comment",
  "message",
  "aboutEvent",
  "aboutTicket",
  "answer",
  "aboutDish",
  "aboutRestaurant",
  "aboutHome",
  "aboutCourse",
  "care",
  "dosage",
  "order",
  "request",
  "sale",
  "work",
  "assignment",
  "shelf",
  "eventCategory",
  "hotel",
  "aboutHotel",
  "book",
  "aboutBook",
  "aboutJob",
  "profile",
  "cookingStep",
  "notice",
  "aboutNotice",
  "question",
  "workout",
  "publisher",
] as const;

export type PhraseKind = (typeof phraseKinds)[number];

/** A language as it is written down: phrases divided by `|`, and labels as `english=local`. */
export interface BookTexts {
  readonly phrases: Readonly<Record<PhraseKind, string>>;
  readonly words: string;
  /** Things of which several texts are told together, as in `coherence/rows/`. */
  readonly rows: Readonly<Record<string, string>>;
  /** Where the data library has names of another country, or none that can be written in an address. */
  readonly people?: PeopleTexts;
}

/** What records say in a language. */
export interface Book {
  readonly phrases: ReadonlyMap<PhraseKind, readonly string[]>;
  /** English labels in small letters, and what they are called. */
  readonly words: ReadonlyMap<string, string>;
  readonly rows: BookTexts["rows"];
  readonly people: PeopleNames | undefined;
}
