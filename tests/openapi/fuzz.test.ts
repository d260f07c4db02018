import { describe, expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { login } from "../support/auth.ts";
import { exampleNames, examplesFolder } from "../support/examples.ts";
import { fuzzDocument } from "../support/fuzz/fuzz-document.ts";
import { hardModels, hardProjects, hardResources } from "../support/fuzz/hard-project.ts";
import { readFuzzing } from "../support/fuzz/read-fuzzing.ts";
import type { Credential } from "../support/fuzz/surroundings.ts";
import { startBacklot } from "../support/project.ts";

const projects = Object.entries(hardProjects);
const { seed, cases, takeTurn, report } = readFuzzing(exampleNames.length + projects.length);

/** The hard models get as much as all examples together. */
const share = (group: readonly unknown[]) => Math.ceil(cases / 2 / group.length);

describe(`requests made from the document, from seed ${seed}`, () => {
  test.each(exampleNames)("do not break what the %s example says of itself", async (name) => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const backlot = await createBacklot(
      `${examplesFolder}${name}`,
      { dataset: ":memory:" },
      { onFailure },
    );
    onTestFinished(() => backlot.close());
    await fuzz(name, backlot, share(exampleNames));
    expect(failures).toEqual([]);
  });

  test.each(projects)(
    "do not break what hard models say of themselves: %s",
    async (name, options) => {
      const failures: unknown[] = [];
      const onFailure = (error: unknown) => failures.push(error);
      const settings = { ...options, resources: hardResources };
      const backlot = await startBacklot(hardModels, settings, { onFailure });
      await fuzz(`hard, ${name}`, backlot, share(projects));
      expect(failures).toEqual([]);
    },
  );
});

async function fuzz(name: string, backlot: Backlot, wanted: number): Promise<void> {
  const authorize = () => credentialOf(backlot);
  // The same models under other settings are asked other things.
  const own = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
  const isOver = takeTurn();
  const outcome = await fuzzDocument(backlot, { seed: own, cases: wanted, isOver, authorize });
  report(name, wanted, outcome);
  expect(outcome.cases).toBeGreaterThan(0);
  expect(outcome.faults).toEqual([]);
}

async function credentialOf(backlot: Backlot): Promise<Credential> {
  const { auth } = backlot.config;
  switch (auth?.mode) {
    case undefined:
      return {};
    case "apiKey":
      return { query: `${auth.name}=${auth.value}` };
    case "basic":
      return { headers: { authorization: `Basic ${btoa(`${auth.username}:${auth.password}`)}` } };
    case "bearer": {
      const [user] = auth.users;
      const { accessToken } = await login(backlot, {
        email: user?.email,
        password: user?.password,
      });
      return { headers: { authorization: `Bearer ${accessToken}` } };
    }
  }
}
