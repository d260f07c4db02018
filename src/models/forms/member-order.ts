import { type Node, SyntaxKind } from "typescript/unstable/ast";
import type { Checker, Type } from "typescript/unstable/sync";
import { declarationOf, declarationsOf } from "../declarations/declarations-of.ts";
import { createKnownBases, isHeir } from "../declarations/known-bases.ts";
import { type Member, membersOf } from "../declarations/members-of.ts";

/**
 * As a person reads them: what a base declares before what is added to it, the bases as `extends`
 * names them. The checker's own order puts added members first, and mixes up those of several files: it tells added members by their position alone.
 */
export function inDeclaredOrder(
  owner: Type,
  members: readonly Member[],
  checker: Checker,
): readonly Member[] {
  const groups = groupByDeclarer(members);
  const ordered = groups.size < 2 ? groups.keys() : basesFirst(groups.keys(), owner, checker);
  return [...ordered].flatMap((declarer) => groups.get(declarer) ?? []);
}

/** The members of each interface, class or literal that declares some, by their place in it. */
function groupByDeclarer(
  members: readonly Member[],
): ReadonlyMap<Node | undefined, readonly Member[]> {
  const groups = new Map<Node | undefined, { member: Member; start: number }[]>();
  for (const member of members) {
    const declaration = declarationOf(member);
    const declarer = declaration && toDeclarer(declaration);
    const group = groups.get(declarer) ?? [];
    // What is declared nowhere, such as a member of a mapped type, keeps the checker's order.
    group.push({ member, start: declarer ? declaration.pos : group.length });
    groups.set(declarer, group);
  }
  return new Map(
    [...groups].map(([declarer, group]) => [
      declarer,
      group.sort((a, b) => a.start - b.start).map(({ member }) => member),
    ]),
  );
}

/** A parameter property is a member of the class around its constructor. */
function toDeclarer({ parent }: Node): Node | undefined {
  return parent?.kind === SyntaxKind.Constructor ? parent.parent : parent;
}

function basesFirst(declarers: Iterable<Node | undefined>, owner: Type, checker: Checker) {
  const ordered = new Set<Node | undefined>();
  const visited = new Set<Node | undefined>();
  const visit = (declarer: Node | undefined): void => {
    if (visited.has(declarer)) return;
    visited.add(declarer);
    for (const base of baseDeclarers(declarer, owner, checker)) visit(base);
    ordered.add(declarer);
  };
  for (const declarer of declarers) visit(declarer);
  return ordered;
}

const rememberBases = createKnownBases<readonly Node[]>();

/** A base may be any object type: `Omit<User, "password">` leads to what declares its members. */
function baseDeclarers(declarer: Node | undefined, owner: Type, checker: Checker): readonly Node[] {
  if (!isHeir(declarer)) return [];
  return rememberBases(declarer, () => {
    const type = typeOf(declarer, owner, checker);
    if (!type?.isClassOrInterface()) return [];
    return checker
      .getBaseTypes(type)
      .flatMap((base) => membersOf(base, checker))
      .flatMap((member) => declarationOf(member) ?? [])
      .flatMap((declaration) => toDeclarer(declaration) ?? []);
  });
}

/** The checker is only asked about what the type at hand does not declare itself. */
function typeOf(declarer: Node, owner: Type, checker: Checker): Type | undefined {
  const own = owner.isClassOrInterface() ? owner.getSymbol() : undefined;
  const isOwn = own && declarationsOf(own).includes(declarer);
  return isOwn ? owner : checker.getTypeAtLocation(declarer);
}
