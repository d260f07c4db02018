import { api } from "../../api/api.ts";
import { attempt } from "../../stores/notices.ts";
import { toHref } from "../../stores/place.ts";
import { connection, state } from "../../stores/server.ts";
import { toMoment } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Says that the server is away; what is shown may be old. */
export function ConnectionBar() {
  if (connection.value !== "lost") return null;
  return (
    <div class="bar bar-danger" role="alert">
      <Icon name="offline" />
      <span>The server is away. The page goes on by itself when it is back.</span>
    </div>
  );
}

/** Across the page while anything is simulated, so that nobody hunts a bug that was ordered. */
export function SimulationBar() {
  const now = state.value.value;
  if (!now) return null;
  const { rules, scenario, time } = now;
  const parts = [
    ...(scenario === null ? [] : [`scenario ${scenario}`]),
    ...rules.filter(({ left }) => left !== 0).map(({ text }) => text),
    ...(time.shifted ? [`the clock shows ${toMoment(time.now)}`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <div class="bar bar-amber" role="status" aria-label="Simulated">
      <Icon name="simulation" />
      <a class="bar-text one-line" href={toHref("simulation")}>
        <b>Simulated:</b> {parts.join(" · ")}
      </a>
      <Button isSmall onClick={() => void attempt(stopAll, "Nothing is simulated any more.")}>
        Stop all
      </Button>
    </div>
  );
}

async function stopAll(): Promise<void> {
  const now = state.value.value;
  if (now?.scenario) await api.enterScenario("off");
  if (now && now.rules.length > 0) await api.removeRules();
  if (now?.time.shifted) await api.moveTime({ reset: true });
  await state.reload();
}
