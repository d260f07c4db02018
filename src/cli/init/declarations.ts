/** An exported type as its text declares it: enough to guess what it is for, not what it is. */
export interface Declaration {
  readonly name: string;
  readonly isAbstract: boolean;
  /** The types that it builds upon: `extends Base`, `= Base & { … }`. */
  readonly bases: readonly string[];
  /** The types that it is a part or a variation of: `Omit<User, "id">`. */
  readonly variationOf: readonly string[];
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const exported =
  /^[ \t]*export\s+(?:default\s+)?(?:declare\s+)?(?<abstract>abstract\s+)?(?:interface|class|type)\s+(?<name>[\p{L}_$][\p{L}\p{N}_$]*)(?<rest>[^{;]*)/gmu;
const variation =
  /\b(?:Omit|Pick|Partial|Required|Readonly|DeepPartial)\s*<\s*(?<of>[\p{L}_$][\p{L}\p{N}_$]*)/gu;
const base = /(?:\bextends|[,=&])\s*(?<of>\p{Lu}[\p{L}\p{N}_$]*)(?=\s*(?:[,&{]|$|implements\b))/gu;

export function readDeclarations(text: string): readonly Declaration[] {
  const code = text.replaceAll(comments, "");
  return [...code.matchAll(exported)].map(({ groups = {} }) => {
    const { name = "", rest = "" } = groups;
    return {
      name,
      isAbstract: groups["abstract"] !== undefined,
      bases: namesIn(base, rest),
      variationOf: namesIn(variation, rest),
    };
  });
}

function namesIn(expression: RegExp, text: string): string[] {
  return [...text.trim().matchAll(expression)].flatMap(({ groups }) => groups?.["of"] ?? []);
}
