import type {
  Reference,
  ReferenceRule,
  UndecidedReference,
} from "../../schema/relations/relation.ts";

const rules = {
  config: "the config says so",
  tag: "by its @ref",
  model: "its type is the model",
  type: "by its type",
  name: "by its name",
  role: "by its role: one of the people",
  likeness: "by how its name ends, in generated records only",
} as const satisfies Record<ReferenceRule, string>;

/** `Post.authorId → /users`, and by which rule. */
export function describeReference({ from, member, to, rule }: Reference): string {
  return `${from.model}.${member} → ${to.path}, ${rules[rule]}`;
}

/** What generated records keep to, and what would make a relation of it. */
export function describeLikely({ from, member, to }: Reference): string {
  return `${from.model}.${member}: identifiers of ${to.path} in generated records. For a relation: ${toSetting(member, to.path)}`;
}

export function describeUndecided({ from, member, candidates }: UndecidedReference): string {
  const paths = candidates.map(({ path }) => path);
  const remedy = toSetting(member, paths[0] ?? "");
  return `${from.model}.${member} could refer to ${paths.join(" or ")}, so it refers to neither. Say which in the config of ${from.path}: ${remedy}.`;
}

function toSetting(member: string, path: string): string {
  return `relations: { ${JSON.stringify(member)}: { to: ${JSON.stringify(path)} } }`;
}
