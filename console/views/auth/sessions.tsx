import { useEffect } from "preact/hooks";
import type { Token } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import type { Loaded } from "../../stores/loaded.ts";
import { attempt, tell } from "../../stores/notices.ts";
import { ask } from "../../stores/question.ts";
import { readServerClock } from "../../stores/server-clock.ts";
import { toCount, toDistance, toMoment } from "../../text/words.ts";
import { Chip, type Tone } from "../../ui/badges.tsx";
import { Button } from "../../ui/button.tsx";
import { useEachSecond } from "../../ui/use-each-second.ts";

const tones = {
  valid: "good",
  expired: "amber",
  revoked: "danger",
} satisfies Record<Token["state"], Tone>;

/** Who is signed in, until when, and the ways to end it. */
export function Sessions({ tokens }: { readonly tokens: Loaded<readonly Token[]> }) {
  const list = tokens.value.value ?? [];
  const now = useEachSecond(readServerClock);
  const hasEnded = list.some((token) => isOver(token, now));
  useEffect(() => {
    if (hasEnded) void tokens.reload();
  }, [hasEnded]);
  const end = async (how: "expire" | "revoke", which: { id?: string } = {}) => {
    await attempt(async () => {
      const { count } = await api.endTokens(how, which);
      tell(`${toCount(count, "token")} ${how === "expire" ? "expired" : "revoked"}.`);
    });
    await tokens.reload();
  };
  return (
    <section class="card stack" aria-labelledby="sessions">
      <div class="row row-wrap">
        <h2 id="sessions">Sessions</h2>
        <span class="quiet">{list.length === 0 ? "" : toCount(list.length, "token")}</span>
        <span class="push row">
          <Button disabled={list.length === 0} onClick={() => void end("expire")}>
            Expire all
          </Button>
          <Button
            kind="danger"
            disabled={list.length === 0}
            onClick={async () => {
              const isMeant = await ask({
                title: "Revoke every session?",
                body: <p>Everybody has to log in again. This cannot be undone.</p>,
                confirm: "Revoke all",
              });
              if (isMeant) await end("revoke");
            }}
          >
            Revoke all
          </Button>
        </span>
      </div>
      {list.length === 0 ? (
        <p class="quiet">Nobody is signed in. Log in from your app, or sign in as a user below.</p>
      ) : (
        <TokenTable list={list} now={now} onEnd={end} />
      )}
    </section>
  );
}

function TokenTable({
  list,
  now,
  onEnd,
}: {
  readonly list: readonly Token[];
  readonly now: Date;
  readonly onEnd: (how: "expire" | "revoke", which: { id: string }) => void;
}) {
  return (
    <div class="table-frame">
      <table class="table tokens">
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">Token</th>
            <th scope="col">State</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ id, user, kind, state, expiresAt }) => (
            <tr key={id}>
              <td>{user}</td>
              <td class="mono quiet">
                {kind} {id.slice(0, 8)}
              </td>
              <td>
                <Chip tone={tones[state]}>{state}</Chip>
              </td>
              <td class="quiet">{toEnd(expiresAt, now)}</td>
              <td>
                <span class="row push-row">
                  <Button
                    isSmall
                    disabled={state !== "valid" || kind !== "access"}
                    aria-label={`Expire the ${kind} token ${id.slice(0, 8)} of ${user}`}
                    onClick={() => onEnd("expire", { id })}
                  >
                    Expire
                  </Button>
                  <Button
                    isSmall
                    kind="danger"
                    disabled={state === "revoked"}
                    aria-label={`Revoke the ${kind} token ${id.slice(0, 8)} of ${user}`}
                    onClick={() => onEnd("revoke", { id })}
                  >
                    Revoke
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A second late, so that the server has seen it too. */
function isOver({ state, expiresAt }: Token, now: Date): boolean {
  return state === "valid" && expiresAt !== null && Date.parse(expiresAt) + 1000 < now.getTime();
}

function toEnd(expiresAt: string | null, now: Date) {
  if (expiresAt === null) return "never";
  return <span title={toMoment(expiresAt)}>{toDistance(new Date(expiresAt), now)}</span>;
}
