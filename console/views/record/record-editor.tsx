import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { idOf, titleOf } from "../../model/columns.ts";
import type { Draft } from "../../stores/draft.ts";
import { dropDraft } from "../../stores/kept-drafts.ts";
import { closeRecord, recordHref } from "../../stores/list-place.ts";
import { amend, place, replace } from "../../stores/place.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { JsonEditor } from "../../ui/json-editor.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toFieldId } from "./fields/field-props.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordMenu } from "./record-menu.tsx";
import { Related } from "./related.tsx";

const tabs = { form: "Form", json: "JSON", related: "Related" } as const;
type Tab = keyof typeof tabs;
const { related: _, ...withoutRelated } = tabs;

export function RecordEditor({
  draft,
  id,
}: {
  readonly draft: Draft;
  readonly id: string | undefined;
}) {
  const { resource, isNew } = draft;
  const tab = toTab(place.value.query.get("_tab"));
  // The one object that there is stands alone on the page; another record beside its list.
  const Title = resource.shape === "object" ? "h1" : "h2";
  const hasRelated = !isNew && resource.relations.length > 0;
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(draft);
  useEffect(() => {
    // Who came by keyboard goes on in the record; who pointed at it may point at the next one.
    const isByKeyboard = document.activeElement?.matches("[role=gridcell]:focus-visible");
    if (isByKeyboard || isNew) focusFirst(form.current);
  }, []);
  const save = async () => {
    const saved = await draft.save();
    if (saved && isNew) dropDraft(draft);
    if (saved && isNew && resource.shape === "collection") {
      replace(recordHref(idOf(saved, resource)));
    }
  };
  return (
    <form
      ref={form}
      class="record-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void save();
        }
      }}
    >
      <header class="record-head">
        <div class="row">
          <Title class="one-line record-title">
            {isNew ? `New ${resource.name}` : titleOf(draft.value.value, resource)}
          </Title>
          <span class="push row">
            {!isNew && <RecordMenu draft={draft} />}
            {resource.shape === "collection" && (
              <IconButton icon="clear" label="Close the record" onClick={closeRecord} />
            )}
          </span>
        </div>
        <div class="row">
          <span class="quiet mono small one-line">
            {resource.path}
            {id === undefined ? "" : `/${id}`}
          </span>
          <span class="push" />
          <Tabs
            label="How the record is shown"
            tabs={hasRelated ? tabs : withoutRelated}
            chosen={tab}
            onChoose={(next) => amend({ _tab: next === "form" ? undefined : next })}
          />
        </div>
      </header>
      <div class="record-body">
        <Obstacles draft={draft} />
        {tab === "json" ? (
          <JsonEditor
            label="The record as JSON"
            text={draft.text.value}
            faults={draft.faults.value}
            onChange={draft.changeText}
          />
        ) : tab === "related" && hasRelated ? (
          <Related resource={resource} record={draft.value.value} />
        ) : (
          <RecordForm draft={draft} />
        )}
      </div>
      {tab !== "related" && <SaveBar draft={draft} />}
    </form>
  );
}

function toTab(text: string | null): Tab {
  return text === "json" || text === "related" ? text : "form";
}

/** What keeps the record from being saved, with the way to each fault. */
function Obstacles({ draft }: { readonly draft: Draft }) {
  const faults = Object.entries(draft.faults.value);
  const text = draft.syntaxFault.value ?? (faults.length === 0 ? draft.refusal.value : undefined);
  if (draft.isOutdated.value) return <Outdated draft={draft} />;
  if (text === undefined && faults.length === 0) return null;
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

function SaveBar({ draft }: { readonly draft: Draft }) {
  const { isNew, isDirty, isSaving, syntaxFault } = draft;
  const canSave = (isNew || isDirty.value) && syntaxFault.value === undefined && !isSaving.value;
  // Not `disabled`: a form whose button is cannot be sent by Enter, and that right after a key.
  return (
    <footer class="record-foot">
      <span class="quiet small">{isDirty.value && !isNew ? "Not saved yet" : ""}</span>
      <span class="push row">
        {isDirty.value && !isNew && <Button onClick={draft.revert}>Revert</Button>}
        <Button type="submit" kind="primary" aria-disabled={!canSave} title="Ctrl+S">
          {isNew ? "Create" : "Save"}
        </Button>
      </span>
    </footer>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  const first = "input:not([readonly], :disabled), select:not(:disabled), textarea:not([readonly])";
  form?.querySelector<HTMLElement>(`.record-body :is(${first})`)?.focus();
}

/** The first fault is where the person has to go on. */
function useFaultFocus(draft: Draft): void {
  const faults = draft.faults.value;
  const wanted = place.value.query.get("_member");
  const isFirst = useRef(true);
  useEffect(() => {
    const [first] = Object.keys(faults);
    const target = isFirst.current ? (wanted ?? first) : first;
    isFirst.current = false;
    if (target !== undefined) focusField(target);
  }, [faults]);
}

/** The member's own field, or that of what it lies in. */
function focusField(path: string): void {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const field = document.getElementById(toFieldId(names.slice(0, length).join(".")));
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus();
    return;
  }
}
