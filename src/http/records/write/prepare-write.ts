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
/** What is loaded when a resource is first written to, and then there at once. */
type WriteTools = Pick<PreparedWrite, "reader" | "narrowing">;

function prepare(
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
  read: Read,
): PreparedWrite | Promise<PreparedWrite> {
  return andThen(loadTools(resource, maker), (tools) =>
    andThen(gather(resource, maker, result, read, tools), (write) => {
      if (maker.isRetired()) throw new Retired();
      return write;
    }),
  );
}

function loadTools(resource: Resource, maker: RecordMaker): WriteTools | Promise<WriteTools> {
  const reader = maker.reader?.(resource);
  const narrowing = maker.narrowing(resource);
  if (!(reader instanceof Promise) && !(narrowing instanceof Promise)) return { reader, narrowing };
  return Promise.all([reader, narrowing]).then(([read, narrow]) => ({
    reader: read,
    narrowing: narrow,
  }));
}

function gather(
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
  read: Read,
  { reader, narrowing }: WriteTools,
): PreparedWrite | Promise<PreparedWrite> {
  return andThen(read(reader), (sent) =>
    andThen(takePassword(resource, reader, sent, maker.takePassword), (taken) => {
      const { body: own, keepPassword } = taken;
      const body = (reader && maker.sent?.toOwn(resource, own, result)) ?? own;
      const isSampled = narrowing.varies || (result === "new" && needsSample(resource, body));
      const parts = (sampler: Sampler | undefined): PreparedWrite => ({
        body,
        keepPassword,
        reader,
        narrowing,
        sampler,
      });
      return isSampled ? andThen(maker.sampler(), parts) : parts(undefined);
    }),
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
