import { answerFinally, onMessage } from "../asked-program.ts";
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

/** The program that reads models while the server answers: the compiler lets nobody else in. */
onMessage(async (question: ModelsQuestion) => answerFinally(await answer(question)));

async function answer({ root, patterns, bindings }: ModelsQuestion): Promise<ModelsAnswer> {
  try {
    return { models: await readModels(root, patterns, bindings) };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { mistakes: error.mistakes };
  }
}
