import type { Collection } from "../../schema/resource.ts";
import { quoteName } from "../file/sql-text.ts";
import { foldCase, textFunctions } from "../file/text-functions.ts";
import { toPathSql, toValueSql } from "../tables/columns.ts";
import { identifierColumn, type Table } from "../tables/tables.ts";
import { toLikePattern, toLikeSql, toOddTextNowSql } from "./like-pattern.ts";
import type { Comparison, Hop, MemberPath, Operand, Operator } from "./list-query.ts";

/** A piece of SQL and the values of its question marks. */
export interface Sql {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** Where one value stands: what is compared, and the SQL of its JSON type where that must be asked. */
interface Subject {
  readonly value: string;
  readonly type: string;
  readonly member: MemberPath;
  readonly beside?: Beside | undefined;
}

/** Where a piece of SQL stands: a table, and those that its records refer to. */
export interface SqlPlace {
  readonly table: Table;
  readonly tableOf: (collection: Collection) => Table;
  /** Where it is asked on another connection, which has no temporary tables of this one. */
  readonly beside?: Beside;
}

export interface Beside {
  /** The SQL of the sequences of texts that `LIKE` may not find; undefined where each must be asked. */
  readonly oddTexts: string | undefined;
}

/** A test by a function of ours, asked only of what SQLite itself cannot tell to fail it. */
export function narrowedByLike(value: string, test: Sql, part: string, { oddTexts }: Beside): Sql {
  const isOdd = oddTexts === undefined ? toOddTextNowSql(part) : `_seq IN (${oddTexts})`;
  const text = `CASE WHEN ${toLikeSql(value)} OR ${isOdd} THEN ${test.text} ELSE 0 END`;
  return { text, values: [toLikePattern(part), ...test.values] };
}

export function toComparisonSql(comparison: Comparison, place: SqlPlace): Sql {
  const { member, operator } = comparison;
  if (operator === "unequal") {
    const equal = toComparisonSql({ ...comparison, operator: "equal" }, place);
    return { text: `NOT coalesce(${equal.text}, 0)`, values: equal.values };
  }
  const [hop, ...rest] = member.through ?? [];
  return hop
    ? toComparisonThrough(hop, { ...comparison, member: { ...member, through: rest } }, place)
    : toOwnComparison(comparison, operator, place);
}

/**
 * Asked of the other table first, whose matches are then looked up by reference: both sides can use
 * an index. Nothing to refer to is nothing to compare, and so counts as null.
 */
function toComparisonThrough(hop: Hop, comparison: Comparison, place: SqlPlace): Sql {
  const reference = toValueSql(hop.names, place.table.columns);
  const target = place.tableOf(hop.to);
  const id = identifierColumn(hop.to, target);
  const from = `SELECT ${id} FROM ${quoteName(target.name)}`;
  const inner = toComparisonSql(comparison, { table: target, tableOf: place.tableOf });
  const fits = {
    text: `${reference} IN (${from} WHERE ${inner.text})`,
    values: inner.values,
  };
  const isNull = comparison.operands.some(({ as }) => as === "null");
  if (!isNull) return fits;
  const nowhere = { text: `coalesce(${reference} NOT IN (${from}), 1)`, values: [] };
  return joinSql([nowhere, fits], "OR");
}

function toOwnComparison(
  { member, operands }: Comparison,
  operator: Exclude<Operator, "unequal">,
  { table: { columns }, beside }: SqlPlace,
): Sql {
  const value = toValueSql(member.names, columns);
  const path = toPathSql(member.names);
  const values = operands.filter((operand) => operand.as !== "null");
  const isNull = values.length < operands.length ? [{ text: `${value} IS NULL`, values: [] }] : [];
  if (values.length === 0) return joinSql(isNull, "OR");
  const fits = member.isList
    ? inSomeItem(
        path,
        toFitsSql({ value: "item.value", type: "item.type", member }, operator, values),
      )
    : toFitsSql({ value, type: `json_type(_json, ${path})`, member, beside }, operator, values);
  return joinSql([...isNull, fits], "OR");
}

/**
 * A member that is not a list counts as a list of itself: so `json_each` has it. Not `EXISTS`: SQLite
 * 3.53 makes a join of it, and an `OFFSET` then counts a record once for each item that fits.
 */
function inSomeItem(path: string, fits: Sql): Sql {
  const text = `coalesce((SELECT 1 FROM json_each(_json, ${path}) AS item WHERE ${fits.text} LIMIT 1), 0)`;
  return { text, values: fits.values };
}

type ValueOperand = Exclude<Operand, { as: "null" }>;
type Fits = (subject: Subject, operands: readonly ValueOperand[]) => Sql;

function toFitsSql(
  subject: Subject,
  operator: Exclude<Operator, "unequal">,
  operands: readonly ValueOperand[],
): Sql {
  return fitsByOperator[operator](subject, operands);
}

const fitsByOperator = {
  equal: (subject, operands) =>
    joinSql(
      Object.values(equalityByScalar).flatMap((toSql) => toSql(subject, operands) ?? []),
      "OR",
    ),
  greater: inOrder(">"),
  greaterOrEqual: inOrder(">="),
  less: inOrder("<"),
  lessOrEqual: inOrder("<="),
  contains: byText("contains"),
  startsWith: byText("startsWith"),
  endsWith: byText("endsWith"),
} satisfies Record<Exclude<Operator, "unequal">, Fits>;

/** Of the operands of one kind: a list of values goes in as one JSON text, however long it is. */
const equalityByScalar = {
  text: ({ value }, operands) => {
    const texts = operands.flatMap((operand) => (operand.as === "text" ? operand.value : []));
    return isAnyOf(value, "value", texts);
  },
  number: ({ value, type, member }, operands) => {
    const numbers = operands.flatMap((operand) => (operand.as === "number" ? operand.value : []));
    const sql = isAnyOf(value, "value", numbers);
    // SQLite reads true as 1: where both can stand, only the JSON type tells them apart.
    return sql && member.holds.has("boolean")
      ? { text: `(${type} IN ('integer', 'real') AND ${sql.text})`, values: sql.values }
      : sql;
  },
  boolean: ({ value, type, member }, operands) => {
    const flags = operands.flatMap((operand) => (operand.as === "boolean" ? operand.value : []));
    const [flag] = flags;
    if (flag === undefined) return undefined;
    if (member.holds.has("number")) return isAnyOf(type, "value", flags.map(String));
    return isAnyOf(value, "value", flags.map(Number));
  },
  instant: ({ value }, operands) => {
    const instants = operands.flatMap((operand) => (operand.as === "instant" ? operand.value : []));
    return isAnyOf(toInstantSql(value), toInstantSql("value"), instants, toInstantSql("?"));
  },
} satisfies Record<
  ValueOperand["as"],
  (subject: Subject, operands: readonly ValueOperand[]) => Sql | undefined
>;

function isAnyOf(
  subject: string,
  item: string,
  values: readonly (string | number)[],
  single = "?",
): Sql | undefined {
  if (values.length === 0) return undefined;
  const [only] = values;
  if (only !== undefined && values.length === 1 && !isTiny(only)) {
    return { text: `${subject} = ${single}`, values };
  }
  const text = `${subject} IN (SELECT ${item} FROM json_each(?))`;
  return { text, values: [JSON.stringify(values)] };
}

/** Nearer to zero than the driver binds: it would make zero of it, and find what is zero. */
function isTiny(value: string | number): boolean {
  return typeof value === "number" && value !== 0 && Math.abs(value) < Number.EPSILON;
}

/**
 * Milliseconds are kept, offsets are heeded, and every SQLite has it, so that it may stand in an
 * index. RFC 3339 allows a small t and z, SQLite does not.
 */
export function toInstantSql(value: string): string {
  return `julianday(upper(${value}))`;
}

function inOrder(sign: ">" | ">=" | "<" | "<="): Fits {
  return ({ value }, operands) =>
    joinSql(
      operands.map((operand): Sql => {
        if (operand.as === "instant") {
          const text = `${toInstantSql(value)} ${sign} ${toInstantSql("?")}`;
          return { text, values: [operand.value] };
        }
        // For SQLite every text is greater than every number; for us they do not compare.
        const types = operand.as === "text" ? "'text'" : "'integer', 'real'";
        const bound = operand.as === "boolean" ? Number(operand.value) : operand.value;
        const given = isTiny(bound) ? "json_extract(?, '$[0]')" : "?";
        const text = `(${value} ${sign} ${given} AND typeof(${value}) IN (${types}))`;
        return { text, values: [isTiny(bound) ? JSON.stringify([bound]) : bound] };
      }),
      "OR",
    );
}

function byText(name: keyof typeof textFunctions): Fits {
  return ({ value, beside }, operands) =>
    joinSql(
      operands.map((operand) => {
        const part = foldCase(String(operand.value));
        const test = { text: `${textFunctions[name]}(${value}, ?)`, values: [part] };
        const { text, values } = beside ? narrowedByLike(value, test, part, beside) : test;
        return { text: `CASE typeof(${value}) WHEN 'text' THEN ${text} END`, values };
      }),
      "OR",
    );
}

export function joinSql(parts: readonly Sql[], word: "AND" | "OR"): Sql {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  if (parts.length === 0) return { text: word === "AND" ? "1" : "0", values: [] };
  return {
    text: `(${parts.map(({ text }) => text).join(` ${word} `)})`,
    values: parts.flatMap(({ values }) => values),
  };
}
