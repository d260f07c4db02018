import { parentPort, workerData } from "node:worker_threads";
import { type Mistake, SetupError } from "../errors.ts";
import type { Models } from "../schema/model.ts";
import type { Binding } from "./binding-module.ts";
import { readModels } from "./read-models.ts";

export interface ModelsQuestion {
  readonly root: string;
  readonly patterns: readonly string[];
  readonly bindings: readonly Binding[];
}

export type ModelsAnswer = { readonly models: Models } | { readonly mistakes: readonly Mistake[] };

/** The program of the thread that reads models while the server answers: the compiler lets nobody else in. */
const { root, patterns, bindings } = workerData as ModelsQuestion;
readModels(root, patterns, bindings)
  .then(
    (models): ModelsAnswer => ({ models }),
    (error: unknown): ModelsAnswer => {
      if (!(error instanceof SetupError)) throw error;
      return { mistakes: error.mistakes };
    },
  )
  .then((answer) => parentPort?.postMessage(answer));
