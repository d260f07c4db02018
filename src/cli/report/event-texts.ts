import type { AnsweredRequest, DatasetStep, FixedSetting, InForce } from "../../backlot.ts";

type Steps = {
  [Step in DatasetStep["step"]]: (step: Extract<DatasetStep, { step: Step }>) => string;
};

const texts: Steps = {
  rewritten: ({ file }) =>
    `${file} was removed while it was served; all that is served was written to a new one`,
  reopened: ({ file, name }) =>
    `${file} was replaced and is served now; what was served before is kept: backlot snapshot restore ${name}`,
  snapshot: ({ name }) => `the dataset as it was is kept: backlot snapshot restore ${name}`,
  renamed: ({ path, from }) => `${path} goes on with the records of ${from}`,
  regenerated: ({ path }) => `${path} was generated anew`,
  migrated: ({ path }) => `${path} keeps its records, in the new shape`,
  replaced: ({ path }) =>
    `${path} was generated anew: a list and an object have no records in common`,
  kept: ({ path }) => `${path} keeps its records; backlot reset ${path} generates them anew`,
};

/** What became of records, in words. */
export function toStepText(step: DatasetStep): string {
  const toText = texts[step.step] as (step: DatasetStep) => string;
  return toText(step);
}

/** What is simulated from now on, in words. */
export function toSimulationTexts({ scenario, rules }: InForce): readonly string[] {
  const entered = scenario === undefined ? [] : [`scenario ${scenario}`];
  const texts = [...entered, ...rules];
  return texts.length === 0
    ? ["nothing is simulated any more"]
    : texts.map((text) => `simulated: ${text}`);
}

/** An answer's status; one that was cut off has none. */
export function toStatusText({ status }: Pick<AnsweredRequest, "status">): string {
  return status === 0 ? "---" : String(status);
}

/** Beside an answer: why it was refused, and that it was not the real one. */
export function toRemarks({ reason, simulated }: AnsweredRequest): readonly string[] {
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(simulated === undefined ? [] : [`simulated ${simulated}`]),
  ];
}

/** What only the next start can change, in words. */
export function toPostponedText(settings: readonly FixedSetting[]): string {
  const [names, verb] = [settings.join(", "), settings.length === 1 ? "takes" : "take"];
  return `${names} in the config ${verb} effect at the next start: address and dataset stay as they are`;
}
