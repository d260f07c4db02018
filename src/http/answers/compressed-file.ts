import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/** What a page needs lies in the package compressed, by its name and `.br`: what is installed has a limit. */
export async function readCompressed(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await promisify(brotliDecompress)(await readFile(new URL(`${file.href}.br`))),
  );
}
