import type { Dataset } from "../../dataset/dataset.ts";
import type { Definitions } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import { answerWritten } from "../answers/prefer.ts";
import type { Handlers } from "../create-app.ts";
import { findScope } from "../relations/parent-scope.ts";
import { sentPathOf } from "../sent-path.ts";
import type { ShowRecord } from "./show-record.ts";
import type { RecordMaker } from "./write/complete-record.ts";
import { prepareWrite } from "./write/prepare-write.ts";
import type { RecordWrites } from "./write/write-records.ts";

export interface CreateParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly writes: RecordWrites;
  readonly show: ShowRecord;
}

export function createCreateHandler(parts: CreateParts): Handlers["create"] {
  const { dataset, definitions, maker, writes, show } = parts;
  return function create(c, { resource, within }) {
    const scope = within && findScope(c, within, dataset, definitions);
    return andThen(prepareWrite(c, resource, maker, "new"), (prepared) => {
      const { id, json, version } = writes.insert(resource, prepared, scope);
      const location = `${sentPathOf(c.req.url).replace(/\/+$/, "")}/${encodeURIComponent(id)}`;
      const shown = show(resource, json, version);
      return answerWritten(c, shown.json, 201, { etag: shown.etag, location });
    });
  };
}
