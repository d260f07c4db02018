import { useEffect, useRef } from "preact/hooks";
import { idOf, titleOf } from "../../model/columns.ts";
import type { Draft } from "../../stores/draft.ts";
import { dropDraft } from "../../stores/kept-drafts.ts";
import { closeRecord, recordHref } from "../../stores/list-place.ts";
import { amend, place, replace } from "../../stores/place.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { JsonEditor } from "../../ui/json-editor.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { focusFirst, useFaultFocus } from "./focus-field.ts";
import { Obstacles } from "./obstacles.tsx";
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
      <RecordHead draft={draft} id={id} tab={tab} />
      <div class="record-body">
        <Obstacles draft={draft} />
        {tab === "json" ? (
          <JsonEditor
            label="The record as JSON"
            text={draft.text.value}
            faults={draft.faults.value}
            onChange={draft.changeText}
          />
        ) : tab === "related" && hasRelated(draft) ? (
          <Related resource={resource} record={draft.value.value} />
        ) : (
          <RecordForm draft={draft} />
        )}
      </div>
      {tab !== "related" && <SaveBar draft={draft} />}
    </form>
  );
}

function hasRelated({ isNew, resource }: Draft): boolean {
  return !isNew && resource.relations.length > 0;
}

function RecordHead({
  draft,
  id,
  tab,
}: {
  readonly draft: Draft;
  readonly id: string | undefined;
  readonly tab: Tab;
}) {
  const { resource, isNew } = draft;
  // The one object that there is stands alone on the page; another record beside its list.
  const Title = resource.shape === "object" ? "h1" : "h2";
  return (
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
          tabs={hasRelated(draft) ? tabs : withoutRelated}
          chosen={tab}
          onChoose={(next) => amend({ _tab: next === "form" ? undefined : next })}
        />
      </div>
    </header>
  );
}

function toTab(text: string | null): Tab {
  return text === "json" || text === "related" ? text : "form";
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
