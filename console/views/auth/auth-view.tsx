import { useEffect, useMemo } from "preact/hooks";
import type { AuthInfo } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { actAs, acting } from "../../stores/acting.ts";
import { createLoaded, type Loaded } from "../../stores/loaded.ts";
import { attempt } from "../../stores/notices.ts";
import { lastChange, onRequest, state } from "../../stores/server.ts";
import { Chip } from "../../ui/badges.tsx";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { Empty } from "../../ui/messages.tsx";
import { Sessions } from "./sessions.tsx";
import { Users } from "./users.tsx";

export function AuthView() {
  const auth = state.value.value?.auth;
  if (!auth) {
    return (
      <Empty icon="auth" title="Every route is open">
        <p>
          This project simulates no authentication. Add <code>auth: {'{ mode: "bearer" }'}</code> to
          the config, and its users and sessions show up here.
        </p>
      </Empty>
    );
  }
  return (
    <div class="page">
      <h1>Authentication</h1>
      <HowTo auth={auth} />
      {acting.value && <Credential />}
      {auth.mode === "bearer" && <Accounts />}
    </div>
  );
}

/** Whom an API key or a password stands for is not known: whoever has it is let in. */
const anybody = "anybody@example.com";

const modes = {
  bearer: "Bearer token",
  apiKey: "API key",
  basic: "Basic",
} satisfies Record<AuthInfo["mode"], string>;

function HowTo({ auth }: { readonly auth: AuthInfo }) {
  return (
    <section class="card stack">
      <div class="row row-wrap">
        <h2>How a request gets in</h2>
        <Chip tone="accent">{modes[auth.mode]}</Chip>
        {auth.transport === "cookie" && <Chip>by cookie</Chip>}
      </div>
      <p>{auth.hint}</p>
      {auth.mode !== "bearer" && (
        <p>
          <Button icon="auth" onClick={() => void attempt(() => actAs(anybody))}>
            Show the header
          </Button>
        </p>
      )}
      {auth.routes && (
        <p class="quiet small">
          Routes: <code>{Object.values(auth.routes).join(" · ")}</code>
        </p>
      )}
    </section>
  );
}

function Credential() {
  const now = acting.value;
  if (!now) return null;
  const lines = Object.entries(now.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <section class="card stack" aria-label="Credential">
      <div class="row row-wrap">
        <h2>Signed in as {now.email}</h2>
        <span class="push">
          <Button icon="copy" onClick={() => void copy(lines.join("\n"), "The header")}>
            Copy header
          </Button>
        </span>
      </div>
      <pre class="code-block">{lines.join("\n")}</pre>
      <p class="quiet small">Requests that you replay here carry it too.</p>
    </section>
  );
}

function Accounts() {
  const users = useMemo(() => createLoaded(api.users), []);
  const tokens = useMemo(() => createLoaded(api.tokens), []);
  useFresh([users, tokens]);
  return (
    <>
      <Sessions tokens={tokens} />
      <Users users={users} onSignedIn={tokens.reload} />
    </>
  );
}

/** Any request may be a login, and a reset takes users away. */
function useFresh(all: readonly Loaded<unknown>[]): void {
  const change = lastChange.value;
  useEffect(() => {
    const reload = () => {
      for (const each of all) void each.reload();
    };
    reload();
    return onRequest((line) => {
      if (line?.method !== "GET" || line.status === 401) reload();
    });
  }, [change]);
}
