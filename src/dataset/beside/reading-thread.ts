import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { openBeside } from "../file/database.ts";
import type { Sql } from "../lists/condition-sql.ts";
import { registerSearchFunctions } from "../lists/search-texts.ts";
import type { Answer, Question, ThreadWork } from "./question.ts";

/** The program of a thread that does what takes long, on a connection of its own. */
const { file, kind }: ThreadWork = workerData;
const db = openBeside(file);
if (kind === "indexes") stepBack();
registerSearchFunctions(db);

parentPort?.on("message", ({ id, question }: { id: number; question: Question }) => {
  const answer = toAnswer(question);
  const moved = answer.kind === "matches" ? [answer.sequences.buffer] : [];
  parentPort?.postMessage({ id, answer }, moved);
});

/**
 * So that a core which is wanted by both goes to questions, three times out of four. Linux alone has a
 * priority of each thread: elsewhere it would be that of the process.
 */
function stepBack(): void {
  const least = 19;
  if (process.platform === "linux") setPriority(Math.min(getPriority() + 5, least));
}

function toAnswer(question: Question): Answer {
  try {
    return answerBy[question.kind](question as never);
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

const answerBy = {
  find: ({ find, count }) => {
    const sequences = findAll(find);
    const total = count ? Number(getOne(count)) : sequences.length;
    return { kind: "matches", sequences, total };
  },
  exec: ({ sql }) => {
    db.exec(sql);
    return { kind: "done" };
  },
  check: () => {
    const found = db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"];
    return { kind: "checked", found: String(found) };
  },
} satisfies { [Kind in Question["kind"]]: (question: Extract<Question, { kind: Kind }>) => Answer };

function getOne({ text, values }: Sql): unknown {
  const statement = db.prepare(text);
  statement.setReturnArrays(true);
  return statement.get(...values)[0];
}

/** As one JSON text: handing over a row for each takes three times as long. */
function findAll({ text, values }: Sql): Float64Array<ArrayBuffer> {
  const found = getOne({ text: `SELECT json_group_array(_seq) FROM (${text})`, values });
  return Float64Array.from(JSON.parse(String(found)));
}
