import { apiPath, consoleHeader, tokenHeader } from "../control/api.ts";
import { type ControlRoute, controlRoutes, recordRoutes } from "../control/control-routes.ts";

/** The reference page of the management API, as Markdown. */
export function toControlReference(): string {
  const rows = [...Object.values<ControlRoute>(controlRoutes), ...recordRoutes].map(toRow);
  return `# The management API

<!-- Made from src/control/control-routes.ts by \`npm run docs\`. -->

A running server is managed over HTTP below \`${apiPath}\`: by the command line, by tests in another
process, and by the console. No rule, delay or authentication of the mock API stands in its way, and
it is neither logged nor part of the journal.

\`\`\`sh
curl http://127.0.0.1:4000${apiPath}/state
curl -X POST http://127.0.0.1:4000${apiPath}/rules -d '{"on":"POST /orders","status":503,"times":1}'
\`\`\`

## Who may use it

- A client on the server's own machine (its address is loopback) that sends no \`Origin\`: a program, and no web page.
- A page of the server itself, on the same machine, that sends the header \`${consoleHeader}\`.
- Any client that sends the server's token as \`${tokenHeader}\`. The start prints it where the server listens
  beyond loopback; the environment variable \`BACKLOT_TOKEN\` sets it.

To everybody else these paths do not exist: they get the 404 of an unknown path.

## The calls

| method | path | body | answer | |
|---|---|---|---|---|
${rows.join("\n")}

\`/records/users\` stands for the path of any resource. Bodies and answers are JSON. A call without an answer is 204. What cannot be done is 400
(\`application/problem+json\`) with \`mistakes\`, each with \`place\`, \`message\` and mostly a \`remedy\`.
`;
}

function toRow({ method, path, body, answer, does }: ControlRoute): string {
  const cells = [method, path, body ?? "", answer ?? ""].map((text) =>
    text === "" ? "" : `\`${text.replaceAll("|", "\\|")}\``,
  );
  return `| ${[...cells, does].join(" | ")} |`;
}
