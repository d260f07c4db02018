import { useState } from "preact/hooks";
import { readToken } from "../../api/token.ts";
import { unlock } from "../../stores/server.ts";
import { Button } from "../../ui/button.tsx";

/** Beyond this machine the console is for whoever can read the terminal. */
export function TokenGate() {
  const [token, setToken] = useState("");
  const wasWrong = readToken() !== undefined;
  return (
    <main class="gate">
      <form
        class="card gate-card"
        onSubmit={(event) => {
          event.preventDefault();
          unlock(token.trim());
        }}
      >
        <img src="/_backlot/assets/icon.svg" alt="" width="40" height="40" />
        <h1>This console wants its token</h1>
        <p class="quiet">
          You are not on the machine that the server runs on. Its terminal printed a token when it
          started; it can also be given as <code>BACKLOT_TOKEN</code>.
        </p>
        <label class="stack" for="token">
          Token
          <input
            class="input input-mono"
            id="token"
            type="password"
            autocomplete="off"
            value={token}
            {...(wasWrong ? { "aria-invalid": "true", "aria-describedby": "token-fault" } : {})}
            onInput={({ currentTarget }) => setToken(currentTarget.value)}
          />
        </label>
        {wasWrong && (
          <p class="field-fault" id="token-fault" role="alert">
            That token is not the one.
          </p>
        )}
        <Button type="submit" kind="primary" disabled={token.trim() === ""}>
          Open the console
        </Button>
      </form>
    </main>
  );
}
