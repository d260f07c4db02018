import { useContext } from "preact/hooks";
import {
  dereference,
  type Kind,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../../../../src/schema/schema.ts";
import { toBlank } from "../../../model/blank-value.ts";
import { describeType } from "../../../model/describe-type.ts";
import { toNonNull } from "../../../model/record-schema.ts";
import { definitions } from "../../../stores/server.ts";
import { Button } from "../../../ui/button.tsx";
import {
  type ControlProps,
  FaultsContext,
  type FieldProps,
  toFaultId,
  toFieldId,
} from "./field-props.ts";
import { ListControl, ObjectControl, TupleControl, UnionControl } from "./group-controls.tsx";
import { ReferenceControl, ReferencesControl } from "./reference-control.tsx";
import {
  AnyControl,
  BooleanControl,
  EnumControl,
  NullControl,
  NumberControl,
  TextControl,
} from "./scalar-controls.tsx";

/** One member: its name, what it is, what is wrong with it, and something to write into. */
export function Field(props: FieldProps) {
  const { path, label, value, isRequired, isReadOnly = false, relation, onChange } = props;
  const fault = useContext(FaultsContext)[path];
  const { schema, isNullable } = toNonNull(props.schema, definitions.value);
  const id = toFieldId(path);
  const isGroup = groups.has(toKinded(dereference(schema, definitions.value)).kind) && !relation;
  const isThere = value !== undefined && value !== null;
  const control = { id, path, schema, value, isReadOnly, onChange };
  return (
    <div
      class={isGroup ? "field field-group" : "field"}
      {...(isGroup ? { role: "group", "aria-label": path } : {})}
    >
      <div class="field-head">
        {isGroup || !isThere ? (
          <span class="field-name">{label}</span>
        ) : (
          <label class="field-name" for={id}>
            {label}
          </label>
        )}
        <span class="field-type one-line">{describeType(props.schema)}</span>
        {!isReadOnly && isThere && (
          <Absence
            path={path}
            isRequired={isRequired}
            isNullable={isNullable}
            onChange={onChange}
          />
        )}
      </div>
      {isThere ? (
        relation ? (
          relation.kind === "one" ? (
            <ReferenceControl {...control} to={relation.to} />
          ) : (
            <ReferencesControl {...control} to={relation.to} />
          )
        ) : (
          <Control {...control} />
        )
      ) : (
        <Missing {...props} schema={schema} isReadOnly={isReadOnly} />
      )}
      {schema.description && <p class="field-note">{schema.description}</p>}
      {fault !== undefined && (
        <p class="field-fault" id={toFaultId(path)}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** What takes a value away, as far as the model allows it. */
function Absence({
  path,
  isRequired,
  isNullable,
  onChange,
}: Pick<FieldProps, "path" | "isRequired" | "onChange"> & { readonly isNullable: boolean }) {
  return (
    <span class="field-absence">
      {isNullable && (
        <button type="button" aria-label={`Set ${path} to null`} onClick={() => onChange(null)}>
          null
        </button>
      )}
      {!isRequired && (
        <button type="button" aria-label={`Remove ${path}`} onClick={() => onChange(undefined)}>
          remove
        </button>
      )}
    </span>
  );
}

/** A member that is null or not there, and the way to give it a value. */
function Missing({ path, schema, value, isReadOnly = false, whenAbsent, onChange }: FieldProps) {
  return (
    <div class="row field-missing">
      {value === undefined && whenAbsent !== undefined ? (
        <span class="quiet">{whenAbsent}</span>
      ) : (
        <span class="quiet mono">{value === null ? "null" : "not set"}</span>
      )}
      {!isReadOnly && (
        <Button
          isSmall
          id={toFieldId(path)}
          aria-label={`Set ${path}`}
          onClick={() => onChange(toBlank(schema, definitions.value))}
        >
          Set
        </Button>
      )}
    </div>
  );
}

const groups: ReadonlySet<Kind> = new Set(["object", "array", "tuple", "union"]);

type Controls = {
  readonly [K in Kind]: (props: ControlProps<SchemaByKind[K]>) => preact.JSX.Element;
};

/** What a person writes into, by the kind of schema. */
const controls: Controls = {
  any: AnyControl,
  string: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  null: NullControl,
  enum: EnumControl,
  array: ListControl,
  tuple: TupleControl,
  object: ObjectControl,
  union: UnionControl,
  reference: (props) => (
    <Control {...props} schema={dereference(props.schema, definitions.value)} />
  ),
};

export function Control(props: ControlProps<Schema>) {
  const { kind } = toKinded(props.schema);
  const Shape = controls[kind] as (props: ControlProps<Schema>) => preact.JSX.Element;
  return <Shape {...props} />;
}
