import type { Options } from "../../config/options.ts";

type Propose = (models: readonly string[]) => Promise<Options>;

/** Asks which files and which resources; nothing where the person would rather not. */
export async function askAboutConfig(
  found: readonly string[],
  propose: Propose,
): Promise<Options | undefined> {
  const { cancel, intro, isCancel, multiselect } = await import("@clack/prompts");
  intro("A config for Backlot");
  const models =
    found.length === 1
      ? found
      : await multiselect({
          message: "Which files hold the models?",
          options: found.map((value) => ({ value, label: value })),
          initialValues: [...found],
        });
  if (isCancel(models)) return decline();
  const proposed = await propose(models);
  const paths = await multiselect({
    message: "What shall be served?",
    options: proposed.resources.map(({ path, type }) => ({ value: path, label: path, hint: type })),
    initialValues: proposed.resources.map(({ path }) => path),
  });
  if (isCancel(paths)) return decline();
  const resources = proposed.resources.filter(({ path }) => paths.includes(path));
  return { ...proposed, resources };

  function decline(): undefined {
    cancel("Nothing was written.");
    return undefined;
  }
}
