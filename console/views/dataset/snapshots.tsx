import { useState } from "preact/hooks";
import type { Snapshot } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import type { Loaded } from "../../stores/loaded.ts";
import { attempt } from "../../stores/notices.ts";
import { ask } from "../../stores/question.ts";
import { toMoment, toSize } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loseKept } from "./lose-kept.tsx";

export function Snapshots({ snapshots }: { readonly snapshots: Loaded<readonly Snapshot[]> }) {
  const list = snapshots.value.value ?? [];
  return (
    <section class="card stack" aria-labelledby="snapshots">
      <div class="row row-wrap">
        <h2 id="snapshots">Snapshots</h2>
        <span class="push">
          <SaveForm onSaved={snapshots.reload} />
        </span>
      </div>
      {list.length === 0 ? (
        <p class="quiet">
          None yet. A snapshot keeps every record as it is now, to come back to as often as you
          like.
        </p>
      ) : (
        <ul>
          {list.toReversed().map((snapshot) => (
            <SnapshotLine key={snapshot.name} snapshot={snapshot} onDone={snapshots.reload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SaveForm({ onSaved }: { readonly onSaved: () => Promise<void> }) {
  const [name, setName] = useState("");
  return (
    <form
      class="row"
      onSubmit={async (event) => {
        event.preventDefault();
        const wanted = toSnapshotName(name);
        const isSaved = await attempt(() => api.saveSnapshot(wanted), "The snapshot is saved.");
        if (!isSaved) return;
        setName("");
        await onSaved();
      }}
    >
      <input
        class="input"
        aria-label="Name of the snapshot"
        placeholder="name (optional)"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" kind="primary" icon="snapshot">
        Save snapshot
      </Button>
    </form>
  );
}

/** A name is a part of a file's name: what people write as several words is joined by dashes. */
function toSnapshotName(text: string): string {
  return text.trim().replaceAll(/\s+/g, "-");
}

function SnapshotLine({
  snapshot,
  onDone,
}: {
  readonly snapshot: Snapshot;
  readonly onDone: () => Promise<void>;
}) {
  const { name, size, savedAt } = snapshot;
  const restore = () =>
    loseKept({
      title: `Restore ${name}?`,
      text: "Every record becomes what it was then. What was written since is gone.",
      confirm: "Restore",
      done: `${name} is restored.`,
      work: () => api.restoreSnapshot(name),
    });
  const remove = async () => {
    const body = <p>The records that are served now stay. The snapshot itself cannot come back.</p>;
    const isMeant = await ask({ title: `Delete the snapshot ${name}?`, body, confirm: "Delete" });
    if (isMeant) await attempt(() => api.deleteSnapshot(name), `${name} is deleted.`);
  };
  return (
    <li class="rule snapshot">
      <Icon name="snapshot" />
      <code class="one-line">{name}</code>
      <span class="quiet small one-line">
        {toSize(size)} · {toMoment(savedAt)}
      </span>
      <span class="push row">
        <Button isSmall aria-label={`Restore ${name}`} onClick={() => restore().then(onDone)}>
          Restore
        </Button>
        <Button
          isSmall
          kind="danger"
          aria-label={`Delete ${name}`}
          onClick={() => remove().then(onDone)}
        >
          Delete
        </Button>
      </span>
    </li>
  );
}
