import type { Options, ResourceOptions } from "../../config/options.ts";

/** Asks what shall be served; nothing where the person would rather not. */
export async function askAboutConfig(
  proposed: Options,
  preselected: readonly ResourceOptions[],
): Promise<readonly ResourceOptions[] | undefined> {
  const { cancel, intro, isCancel, multiselect } = await import("@clack/prompts");
  intro("A config for Backlot");
  const paths = await multiselect({
    message: "What shall be served?",
    options: proposed.resources.map(({ path, type }) => ({ value: path, label: path, hint: type })),
    initialValues: preselected.map(({ path }) => path),
  });
  if (!isCancel(paths)) return proposed.resources.filter(({ path }) => paths.includes(path));
  cancel("Nothing was written.");
  return undefined;
}

/** Whether a folder without models shall get some to start with. */
export async function askForExample(): Promise<boolean> {
  const { confirm, isCancel } = await import("@clack/prompts");
  const answer = await confirm({
    message: "No models were found here. Write a small example to start with?",
  });
  return !isCancel(answer) && answer;
}
