import type { JsonObject } from "../../../src/schema/schema.ts";
import type { Consequences, ResourceInfo } from "../../api/answers.ts";
import { idOf, titleOf } from "../../model/columns.ts";
import { deleteRecords, readConsequences } from "../../stores/changes.ts";
import { complain } from "../../stores/notices.ts";
import { ask } from "../../stores/question.ts";
import { toCount } from "../../text/words.ts";

/** Says what would go along, and deletes when that is meant. */
export async function askDelete(
  resource: ResourceInfo,
  records: readonly JsonObject[],
): Promise<boolean> {
  const [first] = records;
  if (!first) return false;
  try {
    const ids = records.map((record) => idOf(record, resource));
    const consequences = await readConsequences(resource, ids);
    const what =
      records.length === 1 ? titleOf(first, resource) : toCount(records.length, "record");
    const isMeant = await ask({
      title: `Delete ${what}?`,
      body: <ConsequenceList consequences={consequences} />,
      ...(consequences.refused === undefined ? { confirm: "Delete" } : {}),
    });
    return isMeant && (await deleteRecords(resource, records, consequences));
  } catch (error) {
    complain(error);
    return false;
  }
}

function ConsequenceList({ consequences }: { readonly consequences: Consequences }) {
  const { deletes, nullifies, refused } = consequences;
  if (refused !== undefined) return <p>{refused}</p>;
  if (deletes.length + nullifies.length === 0) {
    return <p>Nothing else goes along. You can undo it afterwards.</p>;
  }
  return (
    <>
      <p>The relations of this project take more along:</p>
      <ul class="bullets">
        {deletes.map(({ path, count }) => (
          <li key={path}>
            <b>{toCount(count, "record")}</b> of <code>{path}</code> will be deleted
          </li>
        ))}
        {nullifies.map(({ path, member, count }) => (
          <li key={`${path} ${member}`}>
            <code>{member}</code> of <b>{toCount(count, "record")}</b> in <code>{path}</code> will
            be null
          </li>
        ))}
      </ul>
      <p class="quiet">A snapshot is made first, so that you can undo it.</p>
    </>
  );
}
