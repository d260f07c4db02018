import { createTokens, type Tokens } from "../../auth/tokens/create-tokens.ts";
import type { Options } from "../../config/options.ts";
import { openAccounts } from "../../dataset/accounts/open-accounts.ts";
import { createSnapshots, toSnapshotFolder } from "../../dataset/snapshots/snapshots.ts";
import { deleteSnapshot } from "../dataset/delete-snapshot.ts";
import { readConfig, type Source } from "../project/project.ts";

export interface OpenTokens extends Tokens {
  close(): void;
}

/** The tokens of a project's dataset without its server; one that is running on it notices. */
export async function openTokens(
  source: Source,
  overrides: Partial<Options> = {},
): Promise<OpenTokens> {
  const { dataset } = (await readConfig(source, overrides)).config;
  const { accounts, close } = openAccounts(dataset);
  return {
    ...createTokens(
      () => accounts,
      () => new Date(),
    ),
    close,
  };
}

/** The snapshots of a project's dataset without its server. */
export async function openSnapshots(source: Source, overrides: Partial<Options> = {}) {
  const { dataset } = (await readConfig(source, overrides)).config;
  const snapshots = createSnapshots(toSnapshotFolder(dataset));
  return {
    list: snapshots.list,
    delete: (name: string) => deleteSnapshot(snapshots, name),
  };
}
