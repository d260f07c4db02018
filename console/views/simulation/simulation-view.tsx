import { api } from "../../api/api.ts";
import { state } from "../../stores/server.ts";
import { change, currentScenario, enterScenario } from "../../stores/simulation.ts";
import { toMoment } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { FailingRoute } from "./failing-route.tsx";
import { Rules } from "./rules.tsx";
import { Switches } from "./switches.tsx";

export function SimulationView() {
  return (
    <div class="page">
      <h1>Simulation</h1>
      <p class="quiet">
        Make the backend behave badly on purpose, and see what your app does. Nothing here touches a
        record.
      </p>
      <Switches />
      <FailingRoute />
      <Rules />
      <Scenarios />
      <Clock />
    </div>
  );
}

function Scenarios() {
  const now = state.value.value;
  if (!now || now.scenarios.length === 0) return null;
  const choices = ["off", ...now.scenarios];
  return (
    <section class="card stack" aria-labelledby="scenarios">
      <h2 id="scenarios">Scenario</h2>
      <div class="row row-wrap" role="radiogroup" aria-labelledby="scenarios">
        {choices.map((name) => (
          <label key={name} class="choice">
            <input
              type="radio"
              name="scenario"
              checked={currentScenario() === name}
              onChange={() => void enterScenario(name)}
            />
            {name === "off" ? "None" : name}
          </label>
        ))}
      </div>
      <p class="quiet small">Records come back as they were when you leave a scenario.</p>
    </section>
  );
}

const steps = ["10m", "1h", "1d"] as const;

function Clock() {
  const time = state.value.value?.time;
  if (!time) return null;
  return (
    <section class="card stack" aria-labelledby="clock">
      <div class="row row-wrap">
        <h2 id="clock">Clock</h2>
        <span class="quiet">
          {toMoment(time.now)}
          {time.shifted ? ", moved" : ""}
        </span>
        <span class="push row">
          {steps.map((step) => (
            <Button
              key={step}
              isSmall
              aria-label={`Move the clock on by ${step}`}
              onClick={() => void change(() => api.moveTime({ advance: step }))}
            >
              +{step}
            </Button>
          ))}
          <Button
            isSmall
            disabled={!time.shifted}
            onClick={() => void change(() => api.moveTime({ reset: true }))}
          >
            Reset
          </Button>
        </span>
      </div>
      <p class="quiet small">
        Every clock of the server moves: sessions expire, and new records are dated accordingly.
      </p>
    </section>
  );
}
