import type { ReactNode } from "react";
import { explain } from "../api/problem";
import { Icon } from "./icon";

interface EmptyProps {
  readonly icon: Parameters<typeof Icon>[0]["name"];
  readonly title: string;
  readonly children?: ReactNode;
}

/** In place of a list that has nothing in it. */
export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div className="state">
      <Icon name={icon} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export function Failure({ error, retry }: FailureProps) {
  return (
    <div className="state" role="alert">
      <Icon name="cloud" />
      <h1>That did not work</h1>
      <p>{explain(error)}</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** The outline of what is on its way. */
export function Loading({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className="loading" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <span key={line} className="bone" />
      ))}
    </div>
  );
}
