import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands, serverWords } from "../../src/cli/arguments/command-table.ts";
import { flags } from "../../src/cli/arguments/flags.ts";
import {
  guardSettings,
  modeSettings,
  projectSettings,
  relationSettings,
  resourceSettings,
} from "../../src/config/setting-tables.ts";
import { faults } from "../../src/config/simulation/rule.ts";
import { ruleSettings, scenarioSettings } from "../../src/config/simulation/rule-settings.ts";
import { controlRoutes, recordRoutes } from "../../src/control/control-routes.ts";
import { httpErrors, setupErrors } from "../../src/errors.ts";
import { operatorWords } from "../../src/http/lists/operators.ts";
import * as door from "../../src/index.ts";
import { tagNames } from "../../src/models/tags/tags.ts";
import {
  codeBlocks,
  codeSpans,
  type Page,
  readUserPages,
  root,
  tableRows,
} from "../support/pages.ts";
import { startBacklot } from "../support/project.ts";

/**
 * What has a name that users type, read from the program, and as the pages have it. Each test looks
 * both ways: what is documented exists, and what exists is documented.
 */
const pages = readUserPages();
const written = pages.filter(({ path }) => !path.startsWith("docs/reference/"));
const spans = pages.flatMap(codeSpans);
const spansOfGuides = written.flatMap(codeSpans);
const codeOfGuides = [
  ...spansOfGuides.map(({ code }) => code),
  ...written.flatMap(codeBlocks).map(({ code }) => code),
].join("\n");

function pageOf(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** A cell that is one piece of code, without its backticks. */
function toCode(cell = ""): string {
  return cell.replaceAll("`", "");
}

/** The names that no guide, with all its code, has as a word of its own. */
function missingInGuides(names: readonly string[]): readonly string[] {
  return names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(codeOfGuides));
}

const settings = {
  "## Project": projectSettings,
  "## Each of `resources`": resourceSettings,
  "### Each of `relations`": relationSettings,
  "## `auth`": guardSettings,
  '### With `mode: "bearer"`': modeSettings.bearer,
  '### With `mode: "apiKey"`': modeSettings.apiKey,
  '### With `mode: "basic"`': modeSettings.basic,
  "## Each of `simulate`": ruleSettings,
  "## Each of `scenarios`": scenarioSettings,
} as const;
const settingNames = Object.values(settings).flatMap((table) => Object.keys(table));

/** Settings of other programs, options of functions and properties of models, where a page shows them. */
const othersSettings = [
  ...["plugins", "workers", "credentials", "moduleResolution", "security"],
  ...["isPrompt", "reason", "author", "userId"],
];

test("the settings", () => {
  for (const [heading, table] of Object.entries(settings)) {
    const rows = tableRows(pageOf("docs/reference/configuration.md"), heading);
    expect([heading, ...rows.map(([name]) => toCode(name))]).toEqual([
      heading,
      ...Object.keys(table),
    ]);
  }
  expect(missingInGuides(settingNames)).toEqual([]);
  const known = new Set<string>([...settingNames, ...othersSettings]);
  const unknown = spansOfGuides.filter(({ code }) => {
    const [, name] = /^(?:\{ )?([a-z]\w*): (?:true|false|["[{]|\d)/.exec(code) ?? [];
    return name !== undefined && !known.has(name);
  });
  expect(unknown).toEqual([]);
});

test("the commands", () => {
  const headings = [
    ...pageOf("docs/reference/command-line.md").text.matchAll(/^## `backlot ?(\w*)`$/gm),
  ].map(([, name]) => name);
  expect(headings).toEqual(Object.keys(commands));
  const named = Object.keys(commands).filter((name) => name !== "");
  expect(named.filter((name) => !codeOfGuides.includes(`backlot ${name}`))).toEqual([]);
  expect(missingInGuides(serverWords)).toEqual([]);
});

/** What a page says of another program's flags. */
const othersFlags: Readonly<Record<string, readonly string[]>> = {
  "docs/guides/from-json-server.md": [
    ...["watch", "routes", "middlewares", "id", "foreignKeySuffix", "snapshots"],
  ],
};

test("the flags", () => {
  for (const [name, { flags: known }] of Object.entries(commands)) {
    const heading = `## \`${`backlot ${name}`.trim()}\``;
    const rows = tableRows(pageOf("docs/reference/command-line.md"), heading);
    const documented = rows.map(([usage]) => /--([\w-]+)/.exec(usage ?? "")?.[1]);
    expect([heading, ...documented]).toEqual([heading, ...known]);
  }
  const unknown = spans.filter(({ page, code }) => {
    const [, name] = /^--([\w-]+)/.exec(code) ?? [];
    if (name === undefined || Object.hasOwn(flags, name)) return false;
    return othersFlags[page]?.includes(name) !== true;
  });
  // Node's own, in a mistake that is about it.
  expect(unknown.map(({ code }) => code)).toEqual(["--disallow-code-generation-from-strings"]);
});

test("the errors", () => {
  const page = pageOf("docs/reference/errors.md");
  const answers = tableRows(page, "## Answers").map(([status, code]) => [status, toCode(code)]);
  const known = Object.entries(httpErrors).map(([code, { status }]) => [String(status), code]);
  expect(answers.toSorted()).toEqual(known.toSorted());
  const mistakes = tableRows(page, "## Mistakes").map(([code]) => toCode(code));
  expect(mistakes).toEqual(Object.keys(setupErrors));
  const named = pages.flatMap(({ text }) => [...text.matchAll(/urn:backlot:error:([\w-]+)/g)]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, code = ""]) => !Object.hasOwn(httpErrors, code))).toEqual([]);
});

test("the tags of models", () => {
  const rows = tableRows(pageOf("docs/guides/models.md"), "## Tags");
  const documented = rows.flatMap(([tags]) => toCode(tags).replaceAll("@", "").split(" "));
  expect(documented.toSorted()).toEqual(tagNames.toSorted());
  const known = new Set<string>(tagNames);
  // With a slash it is a package.
  const named = spans.flatMap(({ code }) => [...code.matchAll(/(?<!\S)@(\w+)(?!\w*[/.-])/g)]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, name = ""]) => !known.has(name)).map(([tag]) => tag)).toEqual([]);
});

test("the environment variables", () => {
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(join(root, "src", file), "utf8"));
  const read = sources.flatMap((text) => [...text.matchAll(/process\.env\["(BACKLOT_\w+)"/g)]);
  const documented = pages.flatMap(({ text }) => [...text.matchAll(/\b(BACKLOT_\w+)/g)]);
  const toNames = (found: RegExpExecArray[]) => [...new Set(found.map(([, name]) => name))].sort();
  expect(toNames(documented)).toEqual(toNames(read));
});

const models = `
export interface User { id: number; name: string }
export interface Tag { id: number; name: string }
export interface Post { id: number; title: string; userId: number; tagIds: number[] }
export interface Comment { id: number; text: string; parentId: number | null }
export interface Settings { theme: string }`;
const options = {
  resources: [
    { path: "/users", type: "User[]" },
    { path: "/tags", type: "Tag[]" },
    { path: "/posts", type: "Post[]" },
    { path: "/comments", type: "Comment[]" },
    { path: "/settings", type: "Settings" },
  ],
  auth: { mode: "bearer" },
} satisfies Parameters<typeof startBacklot>[1];

test("the routes of records and relations", async () => {
  const { routes } = await startBacklot(models, options);
  const pathsOf = (start: RegExp) =>
    new Set(routes.map(({ path }) => path).filter((path) => start.test(path)));
  const related = tableRows(pageOf("docs/guides/relationships.md"), "## The routes");
  const documented = related.flatMap(([, paths]) => toCode(paths).split(", "));
  expect(documented.toSorted()).toEqual([...pathsOf(/^\/\w+\/:\w+\//)].toSorted());
  const plain = tableRows(pageOf("docs/guides/requests.md"), "# Requests").flatMap(
    ([method, paths]) =>
      toCode(paths)
        .split(", ")
        .map((path) => `${method} ${path.replace("1", ":id")}`),
  );
  const posts = routes.filter(({ path }) => /^\/posts(?:\/:id)?$/.test(path));
  expect(plain.toSorted()).toEqual(posts.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test("the routes of authentication, the documents and the console", async () => {
  const { routes } = await startBacklot(models, options);
  const own = routes.filter((route) => !("resource" in route) && !route.path.includes(":"));
  const auth = own.filter(({ path }) => path.startsWith("/auth/"));
  const documented = tableRows(pageOf("docs/guides/authentication.md"), "## Bearer tokens");
  expect(documented.map(([route]) => toCode(route)).toSorted()).toEqual(
    auth.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(own.length - auth.length).toBeGreaterThan(3);
  const paths = new Set(own.map(({ path }) => path));
  expect(
    [...paths].filter((path) => !spansOfGuides.some(({ code }) => code.endsWith(path))),
  ).toEqual([]);
  const unserved = spans.filter(({ code }) => {
    const [, path] =
      /^(?:[A-Z]+ )?(\/(?:auth|docs|openapi|_backlot)(?:[/.][\w/.]*)?)$/.exec(code) ?? [];
    return path !== undefined && !paths.has(path) && path !== "/_backlot/api";
  });
  expect(unserved).toEqual([]);
});

test("the calls of the management API", () => {
  const known = [...Object.values(controlRoutes), ...recordRoutes].map(
    ({ method, path }) => `${method} ${path}`,
  );
  const rows = tableRows(pageOf("docs/reference/management-api.md"), "## The calls");
  expect(rows.map(([method, path]) => `${toCode(method)} ${toCode(path)}`)).toEqual(known);
  const paths = known.map((call) => call.split(" ")[1]);
  const asked = pages.flatMap(({ text }) => [...text.matchAll(/\/_backlot\/api(\/[\w-]+)/g)]);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter(([, path]) => !paths.includes(path)).map(([url]) => url)).toEqual([]);
});

interface Parameterised {
  readonly components: { readonly parameters: Readonly<Record<string, { readonly name: string }>> };
}

test("the parameters and operators of lists", async () => {
  const backlot = await startBacklot(models, options);
  const document = (await backlot.document()) as unknown as Parameterised;
  const parameters = Object.values(document.components.parameters).map(({ name }) => name);
  const own = new Set(parameters.filter((name) => name.startsWith("_")));
  expect(own.size).toBeGreaterThan(9);
  expect(missingInGuides([...own, "q", "ids", "sort", "range", "filter"])).toEqual([]);
  const named = spansOfGuides.flatMap(({ code }) => [
    ...code.matchAll(/(?:^|[?&])(_\w+)(?=[=[])/g),
  ]);
  expect(named.filter(([, name = ""]) => !own.has(name)).map(([text]) => text)).toEqual([]);
  const [, listed = ""] =
    /^The operators: (.*?), after/m.exec(pageOf("docs/guides/lists.md").text) ?? [];
  expect(toCode(listed).split(", ")).toEqual(Object.keys(operatorWords));
});

test("the faults of connections", () => {
  const rows = tableRows(pageOf("docs/guides/simulation.md"), "### Faults");
  expect(rows.map(([fault]) => JSON.parse(toCode(fault)))).toEqual(faults);
});

test("what the library gives", async () => {
  const backlot = await startBacklot(models, options);
  const rows = tableRows(pageOf("docs/guides/library.md"));
  const documented = rows.flatMap(([names]) =>
    toCode(names)
      .replaceAll(/\([^)]*\)/g, "")
      .split(", "),
  );
  expect(documented.filter((name) => !(name in backlot))).toEqual([]);
  expect(missingInGuides(Object.keys(backlot))).toEqual([]);
  expect(missingInGuides(Object.keys(door))).toEqual([]);
});
