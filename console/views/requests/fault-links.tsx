import type { JournalEntry, ResourceInfo } from "../../api/answers.ts";
import { dataHref } from "../../stores/place.ts";
import { resources, state } from "../../stores/server.ts";
import { readFaults } from "../record/sent-draft.ts";

/** From what was wrong with a body straight to the member, in a form that can be mended and sent. */
export function FaultLinks({ entry }: { readonly entry: JournalEntry }) {
  const faults = Object.entries(readFaults(entry.answer));
  if (entry.status !== 422 || faults.length === 0) return null;
  const target = findTarget(entry.path);
  return (
    <section class="obstacles" aria-label="Faults">
      <p>The body does not fit the model:</p>
      <ul class="fault-list">
        {faults.map(([member, words]) => (
          <li key={member}>
            {target ? (
              <a class="fault-link" href={toHref(target, entry, member)}>
                {member}
              </a>
            ) : (
              <b class="mono">{member}</b>
            )}{" "}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Target {
  readonly resource: ResourceInfo;
  readonly id: string | undefined;
}

/** The longest path that fits: `/posts/7` is a record of `/posts`. */
function findTarget(path: string): Target | undefined {
  const inner = path.slice((state.value.value?.basePath ?? "").length);
  const [resource] = resources.value
    .filter((each) => inner === each.path || inner.startsWith(`${each.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  if (!resource) return undefined;
  const rest = inner.slice(resource.path.length + 1);
  // A nested route is about another resource's record.
  if (rest.includes("/")) return undefined;
  return { resource, id: rest === "" ? undefined : decodeURIComponent(rest) };
}

function toHref({ resource, id }: Target, { number }: JournalEntry, member: string): string {
  const isNew = id === undefined && resource.shape === "collection";
  return dataHref(resource.path, {
    ...(isNew ? { _new: "" } : { _record: id }),
    _request: String(number),
    _member: member,
  });
}
