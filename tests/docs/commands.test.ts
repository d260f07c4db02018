import { expect, test } from "vitest";
import { isCommand } from "../../src/cli/arguments/command-table.ts";
import { parseArguments } from "../../src/cli/arguments/parse-arguments.ts";
import { codeBlocks, codeSpans, readPages, readUserPages, toWords } from "../support/pages.ts";

interface Line {
  readonly place: string;
  readonly args: readonly string[];
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

/** Those within sentences; a name alone, such as `backlot generate`, speaks of the command. */
const inSentences: readonly Line[] = readUserPages()
  .flatMap(codeSpans)
  .flatMap(({ page, code }) => {
    const [, command] = /^(?:npx )?backlot (.+)$/.exec(code) ?? [];
    if (command === undefined || isCommand(command)) return [];
    return [{ place: `${page} ${code}`, args: toWords(command) }];
  });

test("every command line on the pages is one that there is, with flags that it has", () => {
  expect(lines.length).toBeGreaterThan(10);
  expect(inSentences.length).toBeGreaterThan(20);
  const refused = [...lines, ...inSentences].flatMap(({ place, args }) => {
    try {
      parseArguments(args);
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : error}`];
    }
  });
  expect(refused).toEqual([]);
});
