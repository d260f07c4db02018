/** Any piece of the document. */
export type Part = Readonly<Record<string, unknown>>;

const sections = ["schemas", "parameters", "headers", "responses", "securitySchemes"] as const;
export type Section = (typeof sections)[number];

/** What several places of the document share; each use gives a reference. */
export interface Components {
  /** Another name is taken where something else has this one: a model may be called anything. */
  add(section: Section, name: string, part: Part): Part;
  /** For a part that may refer to itself: the reference first, what it leads to later. */
  reserve(section: Section, name: string): Reserved;
  /** All that has been added, without what nothing in these places refers to. */
  build(...places: readonly unknown[]): Part;
}

export interface Reserved {
  readonly reference: Part;
  fill(part: Part): void;
}

export function createComponents(schemas: Readonly<Record<string, Part>>): Components {
  const kept = {
    schemas: new Map(Object.entries(schemas)),
    parameters: new Map(),
    headers: new Map(),
    responses: new Map(),
    securitySchemes: new Map(),
  } satisfies Record<Section, Map<string, Part>>;

  return {
    add: (section, name, part) => {
      // OpenAPI 3.1, section 4.8.7: other names cannot be referred to, so that the part stands alone.
      if (!/^[\w.-]+$/.test(name)) return part;
      const parts: Map<string, Part> = kept[section];
      const free = findName(name, (candidate) => isFree(parts.get(candidate), part));
      parts.set(free, part);
      return { $ref: toPointer(section, free) };
    },
    reserve: (section, name) => {
      const parts: Map<string, Part> = kept[section];
      const free = findName(name, (candidate) => !parts.has(candidate));
      const fill = (part: Part) => void parts.set(free, part);
      fill({});
      return { reference: { $ref: toPointer(section, free) }, fill };
    },
    build: (...places) => {
      const used = findUsed(kept, places);
      const entries = sections.map((section) => {
        const parts = [...kept[section]].filter(
          ([name]) => section === "securitySchemes" || used.has(toPointer(section, name)),
        );
        return [section, Object.fromEntries(parts)] as const;
      });
      return Object.fromEntries(entries.filter(([, parts]) => Object.keys(parts).length > 0));
    },
  };
}

/** The name itself, or the first with a number after it that will do. */
export function findName(name: string, isFreeName: (name: string) => boolean): string {
  if (isFreeName(name)) return name;
  for (let number = 2; ; number++) if (isFreeName(`${name}${number}`)) return `${name}${number}`;
}

function isFree(known: Part | undefined, part: Part): boolean {
  return known === undefined || JSON.stringify(known) === JSON.stringify(part);
}

function toPointer(section: Section, name: string): string {
  return `#/components/${section}/${name}`;
}

function findUsed(
  kept: Readonly<Record<Section, ReadonlyMap<string, Part>>>,
  places: readonly unknown[],
): ReadonlySet<string> {
  const used = new Set<string>();
  const targets = new Map(
    sections.flatMap((section) =>
      [...kept[section]].map(([name, part]) => [toPointer(section, name), part] as const),
    ),
  );
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const target = used.has(value) ? undefined : targets.get(value);
      if (target === undefined) return;
      used.add(value);
      visit(target);
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  visit(places);
  return used;
}
