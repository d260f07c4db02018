import type { JsonObject } from "../../../src/schema/schema.ts";
import { findVariant } from "../../model/fits.ts";
import { isObject, withMember } from "../../model/member-path.ts";
import { toMembers, toVariants } from "../../model/record-schema.ts";
import type { Draft } from "../../stores/draft.ts";
import { definitions } from "../../stores/server.ts";
import { Control, Field } from "./fields/field.tsx";
import { FaultsContext, FormContext } from "./fields/field-props.ts";

const parts = { Field, Control };

/** A form made from the model: a field for each property, with what is wrong beside it. */
export function RecordForm({ draft }: { readonly draft: Draft }) {
  return (
    <FormContext.Provider value={parts}>
      <FaultsContext.Provider value={draft.faults.value}>
        <Members draft={draft} />
      </FaultsContext.Provider>
    </FormContext.Provider>
  );
}

function Members({ draft }: { readonly draft: Draft }) {
  const { resource } = draft;
  const { schema, relations, owned = [] } = resource;
  const record = draft.value.value;
  const variants = toVariants(schema, definitions.value);
  const variant = variants[findVariant(record, variants, definitions.value)];
  const names = toMembers(schema, definitions.value);
  const put = (next: JsonObject) => draft.change(next);
  if (variants.length > 1) {
    return (
      <Control
        id="field-record"
        path=""
        schema={{ anyOf: variants }}
        value={record}
        isReadOnly={false}
        onChange={(next) => {
          if (isObject(next)) put(next);
        }}
      />
    );
  }
  return (
    <div class="form">
      {names.map(({ name, schema: member }) => (
        <Field
          key={name}
          path={name}
          label={name}
          schema={member}
          value={record[name]}
          isRequired={variant?.required.includes(name) ?? false}
          isReadOnly={owned.includes(name) && !draft.isNew}
          relation={relations.find((relation) => relation.member === name)}
          onChange={(next) => put(withMember(record, name, next))}
        />
      ))}
    </div>
  );
}
