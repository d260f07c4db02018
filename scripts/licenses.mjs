import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licenses of the packages whose files are part of the bundle. */
export function toLicenses(root, files) {
  const packages = new Set(
    files.flatMap((file) => /^node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(file)?.[1] ?? []),
  );
  const sections = [...packages].sort().map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const texts = readdirSync(folder).filter((each) => /^(?:licen[cs]e|notice)/i.test(each));
    if (texts.length === 0) throw new Error(`${name} has no license file to pass on.`);
    const said = texts.map((each) => readFileSync(join(folder, each), "utf8").trim());
    return `## ${name} ${version} (${license})\n\n${said.join("\n\n")}\n`;
  });
  return `# Licenses of what this package contains\n\n${sections.join("\n")}`;
}
