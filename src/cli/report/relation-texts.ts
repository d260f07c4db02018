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
} as const satisfies Record<ReferenceRule, string>;

/** `Post.authorId → /users`, and by which rule. */
export function describeReference({ from, member, to, rule }: Reference): string {
  return `${from.model}.${member} → ${to.path}, ${rules[rule]}`;
}

export function describeUndecided({ from, member, candidates }: UndecidedReference): string {
  const paths = candidates.map(({ path }) => path);
  const remedy = `relations: { ${JSON.stringify(member)}: { to: ${JSON.stringify(paths[0])} } }`;
  return `${from.model}.${member} could refer to ${paths.join(" or ")}, so it refers to neither. Say which in the config of ${from.path}: ${remedy}.`;
}
