import type { RuleInfo } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { state } from "../../stores/server.ts";
import { change } from "../../stores/simulation.ts";
import { toCount } from "../../text/words.ts";
import { Chip } from "../../ui/badges.tsx";
import { Button, IconButton } from "../../ui/button.tsx";

const sources = {
  added: "added",
  scenario: "scenario",
  config: "config",
} satisfies Record<RuleInfo["source"], string>;

/** The rules in force, in the order in which they are asked. */
export function Rules() {
  const rules = state.value.value?.rules ?? [];
  return (
    <section class="card stack" aria-labelledby="rules">
      <div class="row">
        <h2 id="rules">Rules in force</h2>
        <span class="push">
          <Button
            isSmall
            disabled={rules.length === 0}
            onClick={() => void change(() => api.removeRules(), "No rule is in force.")}
          >
            Remove all
          </Button>
        </span>
      </div>
      {rules.length === 0 ? (
        <p class="quiet">None: the backend behaves as it should.</p>
      ) : (
        <ul class="rules">
          {rules.map(({ number, text, source, hits }) => (
            <li key={number} class="rule">
              <code class="one-line">{text}</code>
              <span class="push row">
                <Chip>{sources[source]}</Chip>
                <span class="quiet small">{toCount(hits, "hit")}</span>
                <IconButton
                  icon="clear"
                  isSmall
                  label={`Remove the rule ${text}`}
                  onClick={() => void change(() => api.removeRule(number))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
