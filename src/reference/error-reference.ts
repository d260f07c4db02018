import { httpErrors } from "../errors.ts";

/** The reference page of the errors, made from the catalogue; `npm run docs` writes it. */
export function toErrorReference(): string {
  const rows = Object.entries(httpErrors)
    .toSorted(([, a], [, b]) => a.status - b.status)
    .map(([code, { status, title, when }]) => `| ${status} | \`${code}\` | ${title} | ${when} |`);
  return `# Errors

<!-- Made from src/errors.ts by npm run docs. -->

Every error is \`application/problem+json\` (RFC 9457). Its \`type\` is \`urn:backlot:error:\` and the code.

| status | code | title | when |
|---|---|---|---|
${rows.join("\n")}
`;
}
