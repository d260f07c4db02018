import { type Definitions, dereference, type ObjectSchema, type Schema } from "../schema.ts";

/** The variant with the identifier in every record, however optional the model has it. */
export function requireAt(
  variant: ObjectSchema,
  path: readonly string[],
  definitions: Definitions,
): ObjectSchema {
  return alongPath(variant, path, definitions, (part, name) => ({
    ...part,
    required: [...new Set([...part.required, name])],
  }));
}

/** The variant as a body may have it: without the identifier, and without what is there for it alone. */
export function relaxAt(
  variant: ObjectSchema,
  path: readonly string[],
  definitions: Definitions,
): ObjectSchema {
  return alongPath(variant, path, definitions, (part, name, member) =>
    objectsOf(member).every(({ required }) => required.length === 0)
      ? { ...part, required: part.required.filter((each) => each !== name) }
      : part,
  );
}

/** The variant with the identifier as this makes it. */
export function changeAt(
  variant: ObjectSchema,
  path: readonly string[],
  definitions: Definitions,
  change: (identifier: Schema) => Schema,
): ObjectSchema {
  return alongPath(variant, path, definitions, (part) => part, change);
}

type ChangeObject = (object: ObjectSchema, name: string, member: Schema) => ObjectSchema;

/** Changes the identifier that a path leads to, then the objects around it, from the inside out. */
function alongPath(
  object: ObjectSchema,
  [name = "", ...deeper]: readonly string[],
  definitions: Definitions,
  changeObject: ChangeObject,
  changeIdentifier: (identifier: Schema) => Schema = (identifier) => identifier,
): ObjectSchema {
  const member = ownProperty(object, name);
  if (member === undefined) return object;
  const inner =
    deeper.length === 0
      ? changeIdentifier(member)
      : mapObjects(member, definitions, (part) =>
          alongPath(part, deeper, definitions, changeObject, changeIdentifier),
        );
  const changed = { ...object, properties: { ...object.properties, [name]: inner } };
  return changeObject(changed, name, inner);
}

function ownProperty({ properties }: ObjectSchema, name: string): Schema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Where nothing changes the schema stays itself, a reference a reference. */
function mapObjects(
  schema: Schema,
  definitions: Definitions,
  change: (object: ObjectSchema) => ObjectSchema,
): Schema {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) {
    return { ...target, anyOf: target.anyOf.map((part) => mapObjects(part, definitions, change)) };
  }
  return "properties" in target ? change(target) : schema;
}

function objectsOf(schema: Schema): readonly ObjectSchema[] {
  if ("anyOf" in schema) return schema.anyOf.flatMap(objectsOf);
  return "properties" in schema ? [schema] : [];
}

interface IdentifierMember {
  readonly path: readonly string[];
  readonly schema: Schema;
  /** Whether every variant has it. */
  readonly isEverywhere: boolean;
}

/** The member that a path of the config means: one called exactly that, or one inside others. */
export function findIdentifierMember(
  variants: readonly ObjectSchema[],
  name: string,
  definitions: Definitions,
): IdentifierMember | undefined {
  for (const path of [[name], name.split(".")]) {
    const found = variants.map((variant) => schemaAt(variant, path, definitions));
    const schemas = found.filter((schema) => schema !== undefined);
    const [only] = schemas;
    if (!only) continue;
    const schema = schemas.length === 1 ? only : { anyOf: schemas };
    return { path, schema, isEverywhere: schemas.length === variants.length };
  }
  return undefined;
}

function schemaAt(
  schema: Schema,
  [name, ...deeper]: readonly string[],
  definitions: Definitions,
): Schema | undefined {
  if (name === undefined) return schema;
  const target = dereference(schema, definitions);
  if ("anyOf" in target) {
    const found = target.anyOf.map((part) => schemaAt(part, [name, ...deeper], definitions));
    return found.find((each) => each !== undefined);
  }
  const member = "properties" in target ? ownProperty(target, name) : undefined;
  return member && schemaAt(member, deeper, definitions);
}
