import { realpathSync } from "node:fs";
import { dirname, isAbsolute, relative } from "node:path";
import type { Config } from "../../config/config.ts";
import type { Mistake } from "../../errors.ts";

/** Files outside the project's folder that the config names: they are used, and the start says so. */
export function findOutside({ root, dataset, resources }: Config): readonly Mistake[] {
  const inRealRoot = toRealPath(root);
  const isOutside = (file: string) => {
    const path = relative(inRealRoot, toRealPath(file));
    return path.startsWith("..") || isAbsolute(path);
  };
  const records = resources.flatMap(({ place, recordsFile }) =>
    recordsFile !== undefined && isOutside(recordsFile)
      ? [toWarning(`${place}.records`, `${recordsFile} is read, which is outside the project.`)]
      : [],
  );
  if (dataset === ":memory:" || !isOutside(dataset)) return records;
  return [toWarning("dataset", `${dataset} is written, which is outside the project.`), ...records];
}

function toWarning(place: string, message: string): Mistake {
  return { code: "outside-project", place, message };
}

/** Where a path leads in the end; one that does not exist yet leads where its folder does. */
function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : `${toRealPath(folder)}/${relative(folder, path)}`;
  }
}
