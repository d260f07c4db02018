import { createHash } from "node:crypto";
import { extname } from "node:path";
import { readCompressed } from "../http/answers/compressed-file.ts";
import { packageRoot } from "../package-root.ts";

/** Laid down by the build, compressed, beside both the sources and their compiled form. */
const folder = new URL("assets/console/", packageRoot);

const mediaTypes: ReadonlyMap<string, string> = new Map([
  [".css", "text/css; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".svg", "image/svg+xml"],
]);

export interface Asset {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/** A file of the console's application; undefined where there is none of this name. */
export async function readAsset(name: string): Promise<Asset | undefined> {
  const type = mediaTypes.get(extname(name));
  // Only what the build names so: nothing that a URL would take for a step to another folder.
  if (type === undefined || !/^\w[\w-]*\.\w+$/.test(name)) return undefined;
  try {
    const content = await readCompressed(new URL(name, folder));
    const digest = createHash("sha256").update(content).digest("base64url").slice(0, 16);
    return { content, type, etag: `"${digest}"` };
  } catch {
    return undefined;
  }
}
