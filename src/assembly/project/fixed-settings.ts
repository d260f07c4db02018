import type { Config } from "../../config/config.ts";
import type { Project } from "./project.ts";

/** What a running server cannot change: clients know its address, and its records are in one file. */
const fixedSettings = [
  "port",
  "host",
  "strictPort",
  "dataset",
] as const satisfies readonly (keyof Config)[];
export type FixedSetting = (typeof fixedSettings)[number];

export type FixedSettings = Readonly<Pick<Config, FixedSetting>>;

/** Everything else of a project, with the address and the file that are in use. */
export function keepFixed(project: Project, inUse: FixedSettings): Project {
  const { port, host, strictPort, dataset } = inUse;
  return { ...project, config: { ...project.config, port, host, strictPort, dataset } };
}

/** What has to wait for the next start, where the config did not ask for it already before. */
export function findPostponed(
  asked: FixedSettings,
  askedBefore: FixedSettings,
  inUse: FixedSettings,
): readonly FixedSetting[] {
  return fixedSettings.filter(
    (name) => asked[name] !== askedBefore[name] && asked[name] !== inUse[name],
  );
}
