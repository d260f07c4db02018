import type { Definitions, ObjectSchema, Schema } from "../../schema/schema.ts";
import type { CheckOf } from "../../schema/validate/validate.ts";
import type { Possible } from "../analysis/possible.ts";
import type { RecordSizes } from "../analysis/record-size.ts";
import type { Make } from "../draw/scope.ts";
import type { Library } from "../load-library.ts";
import type { Member, Owner } from "../member.ts";
import type { Decisions } from "./decisions.ts";

/** What the compilation of one resource's schemas knows and shares. */
export interface Compilation {
  readonly definitions: Definitions;
  readonly library: Library;
  readonly possible: Possible;
  /** Judges what somebody wrote: a rule, an example. */
  readonly checkOf: CheckOf;
  readonly sizes: RecordSizes;
  /** The user's rule for a path, or a `@faker` tag: it decides before anything else. */
  ruleFor(path: string, schema: Schema): Make | undefined;
  /** Whether there is such a rule. */
  isRuled(path: string, schema: Schema): boolean;
  /** Whether the rule for a path reads the record, and so waits for the rest of it. */
  isLateRule(path: string): boolean;
  /** Decides members of a nested object that refer to a collection, and what tells of it. */
  decisionsIn(schema: ObjectSchema, owner: Owner): Decisions;
  compileObject(schema: ObjectSchema, member: Member): Make;
  /** A named schema is compiled once; one that contains itself finds itself here. */
  shared(
    name: string,
    target: Schema,
    member: Member,
    compile: (schema: Schema, member: Member, compilation: Compilation) => Make,
  ): Make;
  isRecursive(name: string): boolean;
  /** How often a member that may be missing is, where its name says more than usual. */
  likelihoodOfAbsence(member: Member, usual: number): number;
}
