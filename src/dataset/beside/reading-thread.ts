import { parentPort, workerData } from "node:worker_threads";
import { openBeside } from "../file/database.ts";
import { registerSearchFunctions } from "../lists/search-texts.ts";
import type { Answer, Question } from "./create-second-reader.ts";

/** The program of the thread that answers what takes long, on a connection of its own. */
const db = openBeside(String(workerData));
registerSearchFunctions(db);

parentPort?.on("message", (question: Question) => {
  const answer = toAnswer(question);
  const moved = answer.kind === "sequences" ? [answer.sequences.buffer] : [];
  parentPort?.postMessage(answer, moved);
});

function toAnswer({ id, kind, sql, values }: Question): Answer {
  try {
    if (kind === "exec") {
      db.exec(sql);
      return { id, kind: "done" };
    }
    if (kind === "check") {
      const found = db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"];
      return { id, kind: "checked", found: String(found) };
    }
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    const [found] = statement.get(...values);
    return { id, kind: "sequences", sequences: Float64Array.from(JSON.parse(String(found))) };
  } catch (error) {
    return { id, kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}
