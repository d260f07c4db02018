import { useState } from "preact/hooks";
import type { User } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { actAs } from "../../stores/acting.ts";
import type { Loaded } from "../../stores/loaded.ts";
import { attempt } from "../../stores/notices.ts";
import { toCount } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/messages.tsx";

/** More are found by a word. */
const mostShown = 50;

export function Users({
  users,
  onSignedIn,
}: {
  readonly users: Loaded<readonly User[]>;
  readonly onSignedIn: () => Promise<void>;
}) {
  const [text, setText] = useState("");
  const list = users.value.value;
  const found = list?.filter(({ email, name }) =>
    `${email} ${name ?? ""}`.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <section class="card stack" aria-labelledby="users">
      <div class="row row-wrap">
        <h2 id="users">Users</h2>
        <span class="quiet">{list ? toCount(list.length, "user") : ""}</span>
        <input
          class="input push user-search"
          type="search"
          data-hotkey="/"
          aria-label="Search users"
          placeholder="Search ( / )"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {!found ? (
        <Loading />
      ) : (
        <ul class="user-list">
          {found.slice(0, mostShown).map((user) => (
            <li key={String(user.id)} class="user">
              <span class="one-line">
                <b>{user.email}</b> <span class="quiet">{user.name}</span>
              </span>
              <Button
                isSmall
                aria-label={`Sign in as ${user.email}`}
                onClick={async () => {
                  if (await attempt(() => actAs(user.email))) await onSignedIn();
                }}
              >
                Sign in
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found && found.length > mostShown && (
        <p class="quiet small">
          {toCount(found.length - mostShown, "more user")}: search for them.
        </p>
      )}
      <NewUser onAdded={users.reload} />
    </section>
  );
}

function NewUser({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const add = async () => {
    const user = { email, ...(password === "" ? {} : { password }) };
    if (!(await attempt(() => api.addUser(user), `${email} was added.`))) return;
    setEmail("");
    setPassword("");
    await onAdded();
  };
  return (
    <form
      class="row row-wrap new-user"
      aria-label="Add a user"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input
        class="input"
        type="email"
        aria-label="Email of the new user"
        placeholder="new@example.com"
        value={email}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <input
        class="input"
        aria-label="Password of the new user"
        placeholder="password"
        value={password}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Button type="submit" icon="add" disabled={email === ""}>
        Add user
      </Button>
    </form>
  );
}
