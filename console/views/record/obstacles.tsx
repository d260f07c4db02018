import type { ComponentChildren } from "preact";
import type { Draft } from "../../stores/draft.ts";
import { Button } from "../../ui/button.tsx";
import { focusField } from "./focus-field.ts";

/** What keeps the record from being saved, with the way to each fault. */
export function Obstacles({ draft }: { readonly draft: Draft }) {
  const faults = Object.entries(draft.faults.value);
  const text = draft.syntaxFault.value ?? (faults.length === 0 ? draft.refusal.value : undefined);
  if (draft.isOutdated.value) return <Outdated draft={draft} />;
  const isAsked = draft.refusals.value > 0 && faults.length > 0;
  // As somebody writes, the field itself says what is wrong with it.
  if (text === undefined && !isAsked) return null;
  return (
    <Banner>
      <p>{text ?? "The model does not allow this:"}</p>
      {faults.length > 0 && (
        <ul class="fault-list">
          {faults.map(([path, words]) => (
            <li key={path}>
              <button type="button" class="fault-link" onClick={() => focusField(path)}>
                {path}
              </button>{" "}
              {words}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function Banner({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="obstacles" role="alert">
      {children}
    </div>
  );
}

function Outdated({ draft }: { readonly draft: Draft }) {
  return (
    <Banner>
      <p>Somebody else changed this record while you were writing.</p>
      <p class="row">
        <Button
          isSmall
          onClick={() => {
            draft.insist();
            draft.revert();
          }}
        >
          Load theirs
        </Button>
        <Button isSmall onClick={draft.insist}>
          Keep mine
        </Button>
      </p>
    </Banner>
  );
}
