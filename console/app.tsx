import type { ComponentType } from "preact";
import { type View, view } from "./stores/place.ts";
import { connection, isReady, models, state } from "./stores/server.ts";
import { Failed, Loading, Notices } from "./ui/messages.tsx";
import { QuestionDialog } from "./ui/question-dialog.tsx";
import { AuthView } from "./views/auth/auth-view.tsx";
import { RecordsView } from "./views/data/records-view.tsx";
import { DatasetView } from "./views/dataset/dataset-view.tsx";
import { ModelsView } from "./views/models/models-view.tsx";
import { RequestsView } from "./views/requests/requests-view.tsx";
import { ConnectionBar, SimulationBar } from "./views/shell/bars.tsx";
import { Navigation } from "./views/shell/navigation.tsx";
import { TokenGate } from "./views/shell/token-gate.tsx";
import { useHotkeys } from "./views/shell/use-hotkeys.ts";
import { SimulationView } from "./views/simulation/simulation-view.tsx";

const shown = {
  data: RecordsView,
  requests: RequestsView,
  auth: AuthView,
  simulation: SimulationView,
  dataset: DatasetView,
  models: ModelsView,
} satisfies Record<View, ComponentType>;

export function App() {
  useHotkeys();
  if (connection.value === "locked") return <TokenGate />;
  const Shown = shown[view.value];
  const error = state.error.value ?? models.error.value;
  return (
    <div class="shell">
      <Navigation />
      <div class="shell-main">
        <ConnectionBar />
        <SimulationBar />
        <main class="shell-view">
          {isReady.value ? (
            <Shown />
          ) : error !== undefined && connection.value === "live" ? (
            <Failed
              text={error}
              retry={() => void Promise.all([state.reload(), models.reload()])}
            />
          ) : (
            <Loading lines={6} />
          )}
        </main>
      </div>
      <Notices />
      <QuestionDialog />
    </div>
  );
}
