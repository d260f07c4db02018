import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../api/api.ts";
import { createLoaded } from "../../stores/loaded.ts";
import { resources, state } from "../../stores/server.ts";
import { toCount, toNumber, toSize } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { loseKept } from "./lose-kept.tsx";
import { Snapshots } from "./snapshots.tsx";

export function DatasetView() {
  const snapshots = useMemo(() => createLoaded(api.snapshots), []);
  useEffect(() => {
    void snapshots.reload();
  }, []);
  return (
    <div class="page">
      <h1>Dataset</h1>
      <Facts />
      <Snapshots snapshots={snapshots} />
      <Reset onDone={snapshots.reload} />
    </div>
  );
}

function Facts() {
  const now = state.value.value;
  if (!now) return null;
  const { dataset, total } = now;
  const facts: readonly (readonly [string, string])[] = [
    ["Records", `${toNumber(total)} in ${toCount(resources.value.length, "resource")}`],
    ["File", dataset.file ?? "in memory: gone when the server stops"],
    ...(dataset.size === null ? [] : [["Size", toSize(dataset.size)] as const]),
  ];
  return (
    <section class="card" aria-label="Where the records are">
      <dl class="facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt class="quiet small">{name}</dt>
            <dd class="mono">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reset({ onDone }: { readonly onDone: () => Promise<void> }) {
  const reset = async (paths?: readonly string[]) => {
    const what = paths ? paths.join(", ") : "everything";
    const isDone = await loseKept({
      title: `Reset ${what}?`,
      text: paths
        ? "Its records are generated anew. What was written to it is gone."
        : "Records, users, sessions, rules and the clock become what they were at the first start.",
      confirm: "Reset",
      done: `${paths ? what : "The dataset"} is as generated.`,
      work: () => api.reset(paths),
    });
    if (isDone) await onDone();
  };
  return (
    <section class="card stack" aria-labelledby="reset">
      <div class="row row-wrap">
        <h2 id="reset">Reset</h2>
        <span class="push">
          <Button kind="danger" icon="replay" onClick={() => void reset()}>
            Reset everything
          </Button>
        </span>
      </div>
      <ul class="reset-list">
        {resources.value.map(({ path, shape, count }) => (
          <li key={path} class="rule">
            <code>{path}</code>
            <span class="quiet small">
              {shape === "collection" ? toCount(count, "record") : "object"}
            </span>
            <span class="push">
              <Button isSmall aria-label={`Reset ${path}`} onClick={() => void reset([path])}>
                Reset
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
