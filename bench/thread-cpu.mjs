import { readFileSync } from "node:fs";

/** In milliseconds, of the thread of a server that answers; Linux counts it in nanoseconds. */
export function threadCpuOf(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
