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
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} has no license file to pass on.`);
    return `## ${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return `# Licenses of what this package contains\n\n${sections.join("\n")}`;
}
