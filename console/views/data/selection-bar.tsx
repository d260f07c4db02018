import type { JsonObject } from "../../../src/schema/schema.ts";
import type { ResourceInfo } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { complain } from "../../stores/notices.ts";
import { clearSelection, type RecordTable, selectedIds } from "../../stores/record-table.ts";
import { toCsv } from "../../text/to-csv.ts";
import { toCount } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/copy.ts";
import { askDelete } from "./ask-delete.tsx";

const mostAtOnce = 100;

/** What can be done to several records at once. */
export function SelectionBar({
  resource,
  table,
}: {
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
}) {
  const ids = selectedIds(table);
  const name = resource.path.split("/").at(-1) ?? "records";
  const act = (work: (records: readonly JsonObject[]) => unknown) => async () => {
    try {
      await work(await readAll(resource, ids));
    } catch (error) {
      complain(error);
    }
  };
  return (
    <div class="selection-bar" role="toolbar" aria-label="Selected records">
      <b>{toCount(ids.length, "record")} selected</b>
      <Button
        icon="download"
        isSmall
        onClick={act((records) =>
          download(`${name}.json`, "application/json", `${JSON.stringify(records, null, 2)}\n`),
        )}
      >
        JSON
      </Button>
      <Button
        icon="download"
        isSmall
        onClick={act((records) => download(`${name}.csv`, "text/csv", toCsv(records)))}
      >
        CSV
      </Button>
      <Button
        icon="delete"
        kind="danger"
        isSmall
        onClick={act(async (records) => {
          if (await askDelete(resource, records)) clearSelection(table);
        })}
      >
        Delete
      </Button>
      <Button kind="ghost" isSmall onClick={() => clearSelection(table)}>
        Clear
      </Button>
    </div>
  );
}

/** As they are now: some may be far from what is shown. */
async function readAll({ path }: ResourceInfo, ids: readonly string[]): Promise<JsonObject[]> {
  const records: JsonObject[] = [];
  for (let start = 0; start < ids.length; start += mostAtOnce) {
    const page = await api.list(path, { ids: ids.slice(start, start + mostAtOnce) });
    records.push(...page.records);
  }
  return records;
}
