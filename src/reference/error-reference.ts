import { httpErrors, setupErrors } from "../errors.ts";

/** The reference page of the errors, made from the catalogue; `npm run docs` writes it. */
export function toErrorReference(): string {
  const rows = Object.entries(httpErrors)
    .toSorted(([, a], [, b]) => a.status - b.status)
    .map(([code, { status, title, when }]) => `| ${status} | \`${code}\` | ${title} | ${when} |`);
  const mistakes = Object.entries(setupErrors).map(([code, when]) => `| \`${code}\` | ${when} |`);
  return `# Errors

<!-- Made from src/errors.ts by npm run docs. -->

## Answers

Every error is \`application/problem+json\` (RFC 9457). Its \`type\` is \`urn:backlot:error:\` and the code.

| status | code | title | when |
|---|---|---|---|
${rows.join("\n")}

## Mistakes in a project

What a start, a command or a call of the library refuses. It is printed as place, message and remedy.
Programs find the code in \`mistakes\` of a \`SetupError\`, in the lines of \`--json\`, and in
\`mistakes\` of the management API's 400.

| code | when |
|---|---|
${mistakes.join("\n")}
`;
}
