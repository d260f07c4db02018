import { useState } from "preact/hooks";
import type {
  ArraySchema,
  Json,
  ObjectSchema,
  Schema,
  TupleSchema,
  UnionSchema,
} from "../../../../src/schema/schema.ts";
import { toBlank } from "../../../model/blank-value.ts";
import { describeVariant } from "../../../model/describe-variant.ts";
import { findVariant } from "../../../model/fits.ts";
import { isObject, join, withItem, withMember } from "../../../model/member-path.ts";
import { definitions } from "../../../stores/server.ts";
import { Button } from "../../../ui/button.tsx";
import { type ControlProps, useFormParts } from "./field-props.ts";
import { ItemList } from "./item-list.tsx";

export function ObjectControl(props: ControlProps<ObjectSchema>) {
  const { path, schema, value, isReadOnly, onChange } = props;
  const { Field } = useFormParts();
  const object = isObject(value) ? value : {};
  const named = Object.entries(schema.properties);
  const others = Object.keys(object).filter((name) => !Object.hasOwn(schema.properties, name));
  const other = schema.additionalProperties || {};
  return (
    <div class="group">
      {named.map(([name, each]) => (
        <Field
          key={name}
          path={join(path, name)}
          label={name}
          schema={each}
          value={object[name]}
          isRequired={schema.required.includes(name)}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange(withMember(object, name, next))}
        />
      ))}
      {others.map((name) => (
        <Field
          key={name}
          path={join(path, name)}
          label={name}
          schema={other}
          value={object[name]}
          isRequired={false}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange(withMember(object, name, next))}
        />
      ))}
      {schema.additionalProperties && !isReadOnly && (
        <NewMember
          label={path}
          onAdd={(name) => onChange(withMember(object, name, toBlank(other, definitions.value)))}
        />
      )}
    </div>
  );
}

function NewMember({
  label,
  onAdd,
}: {
  readonly label: string;
  readonly onAdd: (name: string) => void;
}) {
  const [name, setName] = useState("");
  const add = () => {
    if (name !== "") onAdd(name);
    setName("");
  };
  return (
    <span class="row">
      <input
        class="input input-mono"
        aria-label={`Name of a new property of ${label}`}
        placeholder="new property"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <Button icon="add" isSmall disabled={name === ""} onClick={add}>
        Add
      </Button>
    </span>
  );
}

export function ListControl({
  path,
  schema,
  value,
  isReadOnly,
  onChange,
}: ControlProps<ArraySchema>) {
  return (
    <ItemList
      path={path}
      value={value}
      isReadOnly={isReadOnly}
      onChange={onChange}
      makeItem={() => toBlank(schema.items, definitions.value)}
      Item={(item) => <Item {...item} schema={schema.items} isReadOnly={isReadOnly} />}
    />
  );
}

export function TupleControl({
  path,
  schema,
  value,
  isReadOnly,
  onChange,
}: ControlProps<TupleSchema>) {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const schemas: readonly Schema[] = [
    ...schema.prefixItems,
    ...list.slice(schema.prefixItems.length).map(() => schema.items || {}),
  ];
  return (
    <div class="group">
      {schemas.map((each, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
          key={index}
          path={join(path, index)}
          schema={each}
          value={list[index]}
          isReadOnly={isReadOnly}
          onChange={(next) => {
            const filled = schemas.map((one, at) => list[at] ?? toBlank(one, definitions.value));
            onChange(withItem(filled, index, next ?? null));
          }}
        />
      ))}
    </div>
  );
}

function Item(props: {
  readonly path: string;
  readonly schema: Schema;
  readonly value: Json | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: Json | undefined) => void;
}) {
  const { Field } = useFormParts();
  return <Field {...props} label={props.path.split(".").at(-1) ?? ""} isRequired />;
}

/** Which of the variants it is, and then the form of that one. */
export function UnionControl({
  id,
  path,
  schema,
  value,
  isReadOnly,
  onChange,
}: ControlProps<UnionSchema>) {
  const { Control } = useFormParts();
  const variants = schema.anyOf;
  const chosen = findVariant(value, variants, definitions.value);
  const variant = variants[chosen] ?? {};
  return (
    <div class="group">
      <select
        class="input"
        id={id}
        aria-label={`Kind of ${path}`}
        disabled={isReadOnly}
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const next = variants[Number(currentTarget.value)] ?? {};
          onChange(toBlank(next, definitions.value));
        }}
      >
        {variants.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other name than their place
          <option key={index} value={String(index)}>
            {describeVariant(each, schema.discriminator?.propertyName)}
          </option>
        ))}
      </select>
      <Control
        id={`${id}-value`}
        path={path}
        schema={variant}
        value={value}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    </div>
  );
}
