import type { JsonObject, ObjectSchema } from "../../../src/schema/schema.ts";
import { toBlank } from "../../model/blank-value.ts";
import { describeVariant } from "../../model/describe-variant.ts";
import { findVariant } from "../../model/fits.ts";
import { isObject, withMember } from "../../model/member-path.ts";
import { findOwned, withoutOwned } from "../../model/owned-members.ts";
import { toVariants } from "../../model/record-schema.ts";
import type { Draft } from "../../stores/draft.ts";
import { definitions } from "../../stores/server.ts";
import { Control, Field } from "./fields/field.tsx";
import { FaultsContext, FormContext } from "./fields/field-props.ts";

const parts = { Field, Control };

/** A form made from the model: a field for each property, with what is wrong beside it. */
export function RecordForm({ draft }: { readonly draft: Draft }) {
  const record = draft.value.value;
  const variants = toVariants(draft.resource.schema, definitions.value);
  const chosen = findVariant(record, variants, definitions.value);
  const variant = variants[chosen];
  return (
    <FormContext.Provider value={parts}>
      <FaultsContext.Provider value={draft.faults.value}>
        <div class="form">
          {variants.length > 1 && (
            <VariantChoice
              variants={variants}
              chosen={chosen}
              onChoose={(next) => draft.change(toVariant(draft, next))}
            />
          )}
          {variant && <Members draft={draft} record={record} variant={variant} />}
        </div>
      </FaultsContext.Provider>
    </FormContext.Provider>
  );
}

function VariantChoice({
  variants,
  chosen,
  onChoose,
}: {
  readonly variants: readonly ObjectSchema[];
  readonly chosen: number;
  readonly onChoose: (variant: ObjectSchema) => void;
}) {
  return (
    <label class="field">
      <span class="field-name">Kind of record</span>
      <select
        class="input"
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const next = variants[Number(currentTarget.value)];
          if (next) onChoose(next);
        }}
      >
        {variants.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other name than their place
          <option key={index} value={String(index)}>
            {describeVariant(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What both kinds have stays; what tells the new kind apart is its own. */
function toVariant({ resource, value }: Draft, variant: ObjectSchema): JsonObject {
  const blank = toBlank(variant, definitions.value);
  const own = isObject(blank) ? withoutOwned(blank, resource, definitions.value) : {};
  const shared = Object.entries(value.value).filter(([name]) => {
    const schema = variant.properties[name];
    return schema && !("enum" in schema);
  });
  return { ...own, ...Object.fromEntries(shared) };
}

function Members({
  draft,
  record,
  variant,
}: {
  readonly draft: Draft;
  readonly record: JsonObject;
  readonly variant: ObjectSchema;
}) {
  const { resource } = draft;
  const owned = findOwned(resource, definitions.value);
  const others = Object.keys(record).filter((name) => !Object.hasOwn(variant.properties, name));
  const members = [
    ...Object.entries(variant.properties),
    ...others.map((name) => [name, variant.additionalProperties || {}] as const),
  ];
  return members.map(([name, schema]) => (
    <Field
      key={name}
      path={name}
      label={name}
      schema={schema}
      value={record[name]}
      isRequired={variant.required.includes(name)}
      isReadOnly={owned.has(name) && !draft.isNew}
      {...(owned.has(name) ? { whenAbsent: "The server sets it." } : {})}
      relation={resource.relations.find((relation) => relation.member === name)}
      onChange={(next) => draft.change(withMember(record, name, next))}
    />
  ));
}
