// Asks for what it is told and reads the answer to its end; a stalled one reads nothing of it.
import { Agent, get } from "node:http";

const agent = new Agent({ keepAlive: true });
process.on("message", ({ url, stalled = 0 }) => {
  if (stalled > 0) {
    let waiting = stalled;
    for (let n = 0; n < stalled; n++) {
      get(url, (response) => {
        response.once("readable", () => --waiting === 0 && process.send({ done: url }));
      }).on("error", () => {});
    }
    return;
  }
  get(url, { agent }, (response) => {
    response.on("error", () => process.send({ done: url }));
    response.on("end", () => process.send({ done: url }));
    response.resume();
  });
});
process.on("disconnect", () => process.exit());
