import type { Context } from "hono";
import type { BodyReader } from "../../../schema/bodies/body-reader.ts";
import type { Narrowing } from "../../../schema/records/narrow-resource.ts";
import type { Resource } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import { andThen } from "../../and-then.ts";
import { readBody } from "../../bodies/body.ts";
import { Retired } from "../../retired.ts";
import { needsSample, type RecordMaker, type Sampler } from "./complete-record.ts";
import { type KeepPassword, takePassword } from "./take-password.ts";

export interface PreparedWrite {
  readonly body: JsonObject;
  /** To be called once the record is written. */
  readonly keepPassword: KeepPassword;
  /** Undefined: bodies are taken as they are. */
  readonly reader: BodyReader | undefined;
  readonly narrowing: Narrowing;
  /** Undefined where nothing has to be taken from a generated record. */
  readonly sampler: Sampler | undefined;
}

export type WriteResult = "new" | "changed";

/**
 * All that takes time, before a record is read: from there on nothing waits, so that no two writes
 * can cross. Once everything has been loaded, nothing of it takes time.
 */
export function prepareWrite(
  c: Context,
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
): PreparedWrite | Promise<PreparedWrite> {
  return prepare(resource, maker, result, (reader) => readSent(c, resource, maker, reader));
}

/** The same for a body that needs not be read. */
export function prepareGiven(
  given: JsonObject,
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
): PreparedWrite | Promise<PreparedWrite> {
  return prepare(resource, maker, result, () => given);
}

type Read = (reader: BodyReader | undefined) => JsonObject | Promise<JsonObject>;

function prepare(
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
  read: Read,
): PreparedWrite | Promise<PreparedWrite> {
  const reader = maker.reader?.(resource);
  const narrowing = maker.narrowing(resource);
  const prepared =
    reader instanceof Promise || narrowing instanceof Promise
      ? Promise.all([reader, narrowing]).then((loaded) =>
          gather(resource, maker, result, read, ...loaded),
        )
      : gather(resource, maker, result, read, reader, narrowing);
  return andThen(prepared, (write) => {
    if (maker.isRetired()) throw new Retired();
    return write;
  });
}

function gather(
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
  read: Read,
  reader: BodyReader | undefined,
  narrowing: Narrowing,
): PreparedWrite | Promise<PreparedWrite> {
  return andThen(read(reader), (sent) =>
    andThen(
      takePassword(resource, reader, sent, maker.takePassword),
      ({ body: own, keepPassword }) => {
        const body = (reader && maker.sent?.toOwn(resource, own, result)) ?? own;
        const isSampled = narrowing.varies || (result === "new" && needsSample(resource, body));
        const sampler = isSampled ? maker.sampler() : undefined;
        return andThen(sampler, (loaded) => ({
          body,
          keepPassword,
          reader,
          narrowing,
          sampler: loaded,
        }));
      },
    ),
  );
}

function readSent(
  c: Context,
  resource: Resource,
  { sent }: RecordMaker,
  reader: BodyReader | undefined,
): JsonObject | Promise<JsonObject> {
  return reader && sent ? sent.read(c, resource, reader) : readBody(c);
}
