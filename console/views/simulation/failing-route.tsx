import { useState } from "preact/hooks";
import { type Fault, faults, type Rule } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { resources } from "../../stores/server.ts";
import { change } from "../../stores/simulation.ts";
import { Button } from "../../ui/button.tsx";

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504];

const faultTexts = {
  reset: "Cut the connection",
  hang: "Never answer",
  truncate: "Half a body",
  malformed: "Broken JSON",
} satisfies Record<Fault, string>;

const frequencies = {
  always: "Always",
  times: "The next times",
  rate: "By chance",
} as const;
type Frequency = keyof typeof frequencies;

interface Draft {
  readonly method: string;
  readonly path: string;
  readonly what: string;
  readonly frequency: Frequency;
  readonly amount: number;
}

/** A route that fails: which, how, and how often. */
export function FailingRoute() {
  const [draft, setDraft] = useState<Draft>({
    method: "",
    path: resources.value[0]?.path ?? "*",
    what: "500",
    frequency: "always",
    amount: 1,
  });
  const set = (next: Partial<Draft>) => setDraft({ ...draft, ...next });
  return (
    <form
      class="card stack"
      aria-labelledby="failing"
      onSubmit={(event) => {
        event.preventDefault();
        void change(() => api.addRule(toRule(draft)), "The rule is in force.");
      }}
    >
      <h2 id="failing">Let a route fail</h2>
      <div class="failing">
        <select
          class="input"
          aria-label="Method"
          value={draft.method}
          onChange={({ currentTarget }) => set({ method: currentTarget.value })}
        >
          <option value="">Any method</option>
          {["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => (
            <option key={method}>{method}</option>
          ))}
        </select>
        <select
          class="input input-mono"
          aria-label="Route"
          value={draft.path}
          onChange={({ currentTarget }) => set({ path: currentTarget.value })}
        >
          {resources.value.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
          <option value="*">every route</option>
        </select>
        <select
          class="input"
          aria-label="Failure"
          value={draft.what}
          onChange={({ currentTarget }) => set({ what: currentTarget.value })}
        >
          <optgroup label="Status">
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </optgroup>
          <optgroup label="Connection">
            {faults.map((fault) => (
              <option key={fault} value={fault}>
                {faultTexts[fault]}
              </option>
            ))}
          </optgroup>
        </select>
        <select
          class="input"
          aria-label="How often"
          value={draft.frequency}
          onChange={({ currentTarget }) => {
            const frequency = currentTarget.value as Frequency;
            set({ frequency, amount: frequency === "rate" ? 50 : 1 });
          }}
        >
          {Object.entries(frequencies).map(([frequency, text]) => (
            <option key={frequency} value={frequency}>
              {text}
            </option>
          ))}
        </select>
        {draft.frequency !== "always" && (
          <span class="row">
            <input
              class="input failing-amount"
              type="number"
              min={1}
              max={draft.frequency === "rate" ? 100 : 1000}
              aria-label={draft.frequency === "rate" ? "Percent" : "Times"}
              value={draft.amount}
              onInput={({ currentTarget }) => set({ amount: Number(currentTarget.value) })}
            />
            {draft.frequency === "rate" ? "%" : "times"}
          </span>
        )}
        <Button type="submit" kind="primary">
          Add rule
        </Button>
      </div>
    </form>
  );
}

function toRule({ method, path, what, frequency, amount }: Draft): Rule {
  const on = method === "" || path === "*" ? path : `${method} ${path}`;
  const fault = faults.find((each) => each === what);
  return {
    on,
    ...(fault ? { fault } : { status: Number(what) }),
    ...(frequency === "times" ? { times: amount } : {}),
    ...(frequency === "rate" ? { rate: amount / 100 } : {}),
  };
}
