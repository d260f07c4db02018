import { createHash } from "node:crypto";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { Part } from "./components.ts";
import { type Format, writeDocument } from "./write-document.ts";

export type Example = (resource: Resource) => JsonObject | undefined;

export interface PublisherParts {
  /** The first record of each resource as it is now, as JSON text: cheap to read. */
  readonly examples: () => ReadonlyMap<Resource, string>;
  readonly build: (example: Example) => Promise<Part>;
}

/** The text of the document in one format, and what tells its versions apart. */
export interface Edition {
  readonly text: string;
  readonly etag: string;
}

export interface Publisher {
  document(): Promise<Part>;
  edition(format: Format): Promise<Edition>;
}

/**
 * Builds the document when it is first asked for and again when a record that stands in it as an
 * example has changed: nothing else of it can, while a server runs.
 */
export function createPublisher({ examples, build }: PublisherParts): Publisher {
  let current: { key: string; document: Promise<Part>; editions: Map<Format, Edition> } | undefined;

  function readCurrent() {
    const records = examples();
    const key = [...records.values()].join("\n");
    if (current?.key !== key) {
      const document = build((resource) => parse(records.get(resource)));
      current = { key, document, editions: new Map() };
    }
    return current;
  }

  return {
    document: () => readCurrent().document,
    edition: async (format) => {
      const { document, editions } = readCurrent();
      const edition = editions.get(format) ?? toEdition(writeDocument(await document, format));
      editions.set(format, edition);
      return edition;
    },
  };
}

function parse(json: string | undefined): JsonObject | undefined {
  return json === undefined ? undefined : JSON.parse(json);
}

function toEdition(text: string): Edition {
  const digest = createHash("sha256").update(text).digest("base64url");
  return { text, etag: `"${digest.slice(0, 22)}"` };
}
