import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Json, JsonObject } from "../../src/schema/schema.ts";
import type { ResourceInfo, Version } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { Refusal, toMessage } from "../api/refusal.ts";
import { idOf } from "../model/columns.ts";
import { isObject } from "../model/member-path.ts";
import { noteChanged, noteCreated } from "./changes.ts";
import { createChecking } from "./checking.ts";

export type Faults = Readonly<Record<string, string>>;

/** A record as somebody is writing it, as a form or as text; the server says whether it fits. */
export interface Draft {
  readonly resource: ResourceInfo;
  readonly isNew: boolean;
  readonly value: ReadonlySignal<JsonObject>;
  readonly text: ReadonlySignal<string>;
  /** Why the text is no record yet. */
  readonly syntaxFault: ReadonlySignal<string | undefined>;
  readonly faults: ReadonlySignal<Faults>;
  /** What the server said no to, where it is no single member. */
  readonly refusal: ReadonlySignal<string | undefined>;
  /** How often the server has refused to save it: the person has to be led to the faults then. */
  readonly refusals: ReadonlySignal<number>;
  readonly isDirty: ReadonlySignal<boolean>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Somebody else changed the record meanwhile. */
  readonly isOutdated: ReadonlySignal<boolean>;
  change(value: JsonObject): void;
  changeText(text: string): void;
  /** Undefined: the server said no. */
  save(): Promise<JsonObject | undefined>;
  revert(): void;
  /** Takes over what the server has now, unless something would be lost by that. */
  receive(version: Version): void;
  /** From here on, what is written goes over what the other wrote. */
  insist(): void;
}

export interface DraftStart {
  /** Undefined: the record does not exist yet. */
  readonly version: Version | undefined;
  /** What is written at the beginning, where it is not what the server has. */
  readonly value?: JsonObject;
  readonly faults?: Faults;
}

export function createDraft(resource: ResourceInfo, start: DraftStart): Draft {
  const base = signal(start.version);
  const original = computed(() => base.value?.record ?? {});
  const value = signal<JsonObject>(start.value ?? original.value);
  const text = signal(toText(value.value));
  const syntaxFault = signal<string | undefined>();
  const faults = signal<Faults>(start.faults ?? {});
  const refusal = signal<string | undefined>();
  const refusals = signal(start.faults ? 1 : 0);
  const checking = createChecking(check);
  const isSaving = signal(false);
  const newest = signal<Version | undefined>();
  const isNew = start.version === undefined;
  const isDirty = computed(
    () => syntaxFault.value !== undefined || toText(value.value) !== toText(original.value),
  );
  return {
    resource,
    isNew,
    value,
    text,
    syntaxFault,
    faults,
    refusal,
    refusals,
    isDirty,
    isSaving,
    isOutdated: computed(() => newest.value !== undefined),
    change,
    changeText,
    save,
    revert: () => put(original.value),
    receive,
    insist: () => {
      base.value = newest.value;
      newest.value = undefined;
    },
  };

  /** As one writes, by the very check that saving will go through. */
  async function check(isCurrent: () => boolean): Promise<void> {
    const record = value.value;
    const found = await findFaults(record);
    if (!isCurrent() || isSaving.value || !found) return;
    const isAsked = refusals.value > 0 || !isNew;
    const next = isAsked ? found : pickWritten(found, record, start.value ?? {});
    if (JSON.stringify(next) !== JSON.stringify(faults.value)) faults.value = next;
    if (Object.keys(found).length === 0) refusal.value = undefined;
  }

  /** Undefined: nobody can say now. */
  async function findFaults(record: JsonObject): Promise<Faults | undefined> {
    try {
      await api.check(resource.path, idOfVersion(base.value), record, isNew);
      return {};
    } catch (error) {
      return error instanceof Refusal ? error.errors : undefined;
    }
  }

  function idOfVersion(version: Version | undefined): string | undefined {
    return version && resource.shape === "collection" ? idOf(version.record, resource) : undefined;
  }

  function put(record: JsonObject): void {
    checking.stop();
    value.value = record;
    text.value = toText(record);
    syntaxFault.value = undefined;
    faults.value = {};
    refusal.value = undefined;
  }

  function change(next: JsonObject): void {
    value.value = next;
    text.value = toText(next);
    syntaxFault.value = undefined;
    checking.begin();
  }

  function changeText(next: string): void {
    text.value = next;
    const parsed = parse(next);
    syntaxFault.value = parsed.fault;
    if (!parsed.record) return;
    value.value = parsed.record;
    checking.begin();
  }

  function receive(version: Version): void {
    if (version.etag === base.value?.etag) return;
    if (isDirty.value || isSaving.value) {
      if (!isSaving.value) newest.value = version;
      return;
    }
    newest.value = undefined;
    base.value = version;
    put(version.record);
  }

  async function save(): Promise<JsonObject | undefined> {
    const isMeant = isNew || isDirty.value;
    if (syntaxFault.value !== undefined || !isMeant || isSaving.value) return undefined;
    isSaving.value = true;
    checking.stop();
    try {
      const before = base.value;
      const saved = await send(value.value, before);
      base.value = saved;
      newest.value = undefined;
      put(saved.record);
      if (before) noteChanged(resource, before.record);
      else await noteCreated(resource, saved.record);
      return saved.record;
    } catch (error) {
      faults.value = error instanceof Refusal ? error.errors : {};
      refusal.value = toMessage(error);
      refusals.value += 1;
      return undefined;
    } finally {
      isSaving.value = false;
    }
  }

  function send(record: JsonObject, before: Version | undefined): Promise<Version> {
    if (!before) return api.create(resource.path, record);
    return api.replace(resource.path, idOfVersion(before), record, before.etag);
  }
}

/** Whoever begins a record need not hear of what they have not come to yet. */
function pickWritten(faults: Faults, record: JsonObject, before: JsonObject): Faults {
  const isWritten = (path: string) => {
    const [member = ""] = path.split(".");
    return JSON.stringify(record[member]) !== JSON.stringify(before[member]);
  };
  return Object.fromEntries(Object.entries(faults).filter(([path]) => isWritten(path)));
}

function toText(record: JsonObject): string {
  return JSON.stringify(record, null, 2);
}

function parse(text: string): { readonly record?: JsonObject; readonly fault: string | undefined } {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value)
      ? { record: value, fault: undefined }
      : { fault: "A record is an object: it begins with { and ends with }." };
  } catch (error) {
    return { fault: toMessage(error) };
  }
}
