import { api } from "../../api/api.ts";
import { tell } from "../../stores/notices.ts";
import { state } from "../../stores/server.ts";
import { change, flip, isOn, type Preset } from "../../stores/simulation.ts";
import { toCount } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";

const texts = {
  slow: ["Slow", "Every answer takes between 0.8 and 2 seconds."],
  flaky: ["Flaky", "Three of ten requests fail with 503."],
  offline: ["Offline", "Every connection is cut, as without a network. The console stays."],
} satisfies Record<Preset, readonly [string, string]>;

/** What breaks most often, one touch away. */
export function Switches() {
  const hasSessions = state.value.value?.auth?.mode === "bearer";
  const presets = Object.entries(texts) as [Preset, readonly [string, string]][];
  return (
    <section class="switches" aria-label="Switches">
      {presets.map(([preset, [name, note]]) => (
        <label key={preset} class="card switch-card">
          <span class="row">
            <b>{name}</b>
            <input
              class="switch push"
              type="checkbox"
              checked={isOn(preset)}
              onChange={() => void flip(preset)}
            />
          </span>
          <span class="quiet small">{note}</span>
        </label>
      ))}
      {hasSessions && (
        <div class="card switch-card">
          <span class="row">
            <b>Expired session</b>
            <span class="push">
              <Button isSmall onClick={() => void expireAll()}>
                Expire
              </Button>
            </span>
          </span>
          <span class="quiet small">The next call of whoever is signed in is refused.</span>
        </div>
      )}
    </section>
  );
}

function expireAll(): Promise<boolean> {
  return change(async () => {
    const { count } = await api.endTokens("expire");
    tell(`${toCount(count, "token")} expired.`);
  });
}
