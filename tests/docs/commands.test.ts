import { expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments/parse-arguments.ts";
import { codeBlocks, readPages } from "../support/pages.ts";

interface Line {
  readonly place: string;
  readonly args: readonly string[];
}

/** Words as a shell splits them, as far as the pages need it. */
function toWords(line: string): string[] {
  const words = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, "$1$2"));
}

/** The help of every command, not a line that anybody types. */
const written = "docs/reference/command-line.md";

/** Every command line of ours on the pages, up to what the shell does with its output. */
const lines: readonly Line[] = readPages()
  .filter(({ path }) => !path.startsWith("docs/decisions/") && path !== written)
  .flatMap(codeBlocks)
  .filter(({ language }) => language === "sh" || language === "bash")
  .flatMap(({ page, line, code }) =>
    code.split("\n").flatMap((text, index) => {
      const [, command] = /(?:^|&& |npx )backlot\b([^#|>&]*)/.exec(text) ?? [];
      const place = `${page}:${line + index + 1} ${text}`;
      return command === undefined ? [] : [{ place, args: toWords(command.trim()) }];
    }),
  );

test("every command line on the pages is one that there is, with flags that it has", () => {
  expect(lines.length).toBeGreaterThan(10);
  const refused = lines.flatMap(({ place, args }) => {
    try {
      parseArguments(args);
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : error}`];
    }
  });
  expect(refused).toEqual([]);
});
