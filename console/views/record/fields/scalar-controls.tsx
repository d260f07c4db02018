import { useState } from "preact/hooks";
import type {
  AnySchema,
  BooleanSchema,
  EnumSchema,
  Json,
  NullSchema,
  NumberSchema,
  StringSchema,
} from "../../../../src/schema/schema.ts";
import { isPicture } from "../../../model/value-kind.ts";
import { type ControlProps, useFieldAttributes } from "./field-props.ts";

/** From here on a text wants more than a line. */
const long = 60;

export function TextControl(props: ControlProps<StringSchema>) {
  const { id, path, schema, value, isReadOnly, onChange } = props;
  const attributes = useFieldAttributes(path);
  const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  if (schema.format === "date-time" && isInstant(text)) return <MomentControl {...props} />;
  const shared = {
    ...attributes,
    id,
    value: text,
    readOnly: isReadOnly,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  };
  const isLong = schema.format === undefined && (text.length > long || text.includes("\n"));
  if (isPicture(text)) {
    return (
      <span class="row">
        <img class="cell-picture" src={text} alt="" />
        <input class="input input-mono" type="text" {...shared} />
      </span>
    );
  }
  if (isLong) return <textarea class="input" rows={2} {...shared} />;
  if (schema.format === "date") return <input class="input" type="date" {...shared} />;
  return <input class="input" type="text" {...shared} />;
}

/** In UTC, as the record has it: a time of this machine would be another text than is stored. */
function MomentControl({ id, path, value, isReadOnly, onChange }: ControlProps<StringSchema>) {
  const attributes = useFieldAttributes(path);
  return (
    <span class="row moment">
      <input
        {...attributes}
        class="input"
        type="datetime-local"
        step="0.001"
        id={id}
        readOnly={isReadOnly}
        value={String(value).replace(/Z$/, "")}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== "") onChange(toInstant(currentTarget.value));
        }}
      />
      <span class="quiet small">UTC</span>
    </span>
  );
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/.test(text);
}

function toInstant(local: string): string {
  const date = new Date(`${local}Z`);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
}

/** What is no number is sent as it is typed: the server says what is wrong with it. */
export function NumberControl(props: ControlProps<NumberSchema>) {
  const { id, path, value, isReadOnly, onChange } = props;
  const attributes = useFieldAttributes(path);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && toNumberOrText(typed) === value ? typed : toText(value);
  return (
    <input
      {...attributes}
      class="input"
      type="text"
      inputMode="decimal"
      id={id}
      readOnly={isReadOnly}
      value={shown}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(toNumberOrText(currentTarget.value));
      }}
    />
  );
}

function toNumberOrText(text: string): number | string {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) ? text : number;
}

function toText(value: Json | undefined): string {
  return value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
}

export function BooleanControl(props: ControlProps<BooleanSchema>) {
  const { id, path, value, isReadOnly, onChange } = props;
  const attributes = useFieldAttributes(path);
  return (
    <input
      {...attributes}
      class="switch"
      type="checkbox"
      id={id}
      checked={value === true}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** The choices by their place: a number and its text may both be one. */
export function EnumControl(props: ControlProps<EnumSchema>) {
  const { id, path, schema, value, isReadOnly, onChange } = props;
  const attributes = useFieldAttributes(path);
  const chosen = (schema.enum as readonly (Json | undefined)[]).indexOf(value);
  return (
    <select
      {...attributes}
      class="input"
      id={id}
      disabled={isReadOnly || (schema.enum.length === 1 && chosen === 0)}
      value={String(chosen)}
      onChange={({ currentTarget }) => onChange(schema.enum[Number(currentTarget.value)])}
    >
      {chosen === -1 && <option value="-1">{toText(value)}</option>}
      {schema.enum.map((each, index) => (
        <option key={String(each)} value={String(index)}>
          {String(each)}
        </option>
      ))}
    </select>
  );
}

export function NullControl({ id }: ControlProps<NullSchema>) {
  return <input class="input input-mono" id={id} readOnly value="null" />;
}

/** Any JSON value, as text; what does not parse is a text itself. */
export function AnyControl({ id, path, value, isReadOnly, onChange }: ControlProps<AnySchema>) {
  const attributes = useFieldAttributes(path);
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      {...attributes}
      class="input input-mono"
      rows={2}
      id={id}
      readOnly={isReadOnly}
      value={typed ?? (value === undefined ? "" : JSON.stringify(value, null, 2))}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(toJson(currentTarget.value));
      }}
    />
  );
}

function toJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
