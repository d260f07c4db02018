import { toHref, type View, view, views } from "../../stores/place.ts";
import { connection, state } from "../../stores/server.ts";
import { Icon } from "../../ui/icon.tsx";

const names = {
  data: "Data",
  requests: "Requests",
  auth: "Auth",
  simulation: "Simulate",
  dataset: "Dataset",
  models: "Models",
} satisfies Record<View, string>;

export function Navigation() {
  const docs = state.value.value?.docs;
  return (
    <nav class="rail" aria-label="Console">
      <a class="rail-brand" href={toHref("data")} title={state.value.value?.title ?? "Backlot"}>
        <img src="/_backlot/assets/icon.svg" alt="Backlot" width="28" height="28" />
      </a>
      <ul class="rail-links">
        {views.map((each) => (
          <li key={each}>
            <a
              class="rail-link"
              href={toHref(each)}
              aria-current={view.value === each ? "page" : undefined}
            >
              <Icon name={each} />
              {names[each]}
            </a>
          </li>
        ))}
        {docs && (
          <li>
            <a class="rail-link" href={docs.ui} target="_blank" rel="noreferrer">
              <Icon name="external" />
              Docs
            </a>
          </li>
        )}
      </ul>
      <span class={`rail-state rail-state-${connection.value}`} role="status">
        <span class="visually-hidden">The server is </span>
        {connection.value}
      </span>
    </nav>
  );
}
