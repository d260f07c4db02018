import type { Automaton, Look } from "./automaton.ts";
import type { Edge } from "./expression.ts";

/** Whether the automaton accepts any stretch of the text. */
export function hasMatch(automaton: Automaton, text: string): boolean {
  return new Run([...text]).places(automaton, true).includes(1);
}

/**
 * All ways through the text are walked at once, so that its length counts once and never more. What
 * a lookahead or lookbehind says is found out for all places before it is asked for.
 */
class Run {
  readonly #text: readonly string[];
  readonly #looks = new Map<Look, Uint8Array>();

  constructor(text: readonly string[]) {
    this.#text = text;
  }

  /** Marks the places where a stretch that is accepted ends, wherever it began. */
  places(automaton: Automaton, isFirstEnough: boolean): Uint8Array {
    const { states, start, isBackward } = automaton;
    const { length } = this.#text;
    const accepted = new Uint8Array(length + 1);
    const walk = new Walk(states.length);
    for (let step = 0; step <= length; step++) {
      const place = isBackward ? length - step : step;
      walk.enter(start);
      if (this.#spread(automaton, walk, place)) {
        accepted[place] = 1;
        if (isFirstEnough) break;
      }
      const character = this.#text[isBackward ? place - 1 : place];
      if (character === undefined) break;
      walk.advance();
      for (const at of walk.before) {
        const state = states[at];
        if (state?.kind === "take" && state.has(character)) walk.enter(state.next);
      }
    }
    return accepted;
  }

  /** Follows whatever takes no character; whether it led to the end. */
  #spread({ states }: Automaton, walk: Walk, place: number): boolean {
    let isAccepted = false;
    // The list grows while it is read.
    for (const at of walk.now) {
      const state = states[at];
      if (state?.kind === "fork") for (const next of state.nexts) walk.enter(next);
      else if (state?.kind === "accept") isAccepted = true;
      else if (state?.kind === "edge" && this.#isEdge(state.at, place)) walk.enter(state.next);
      else if (state?.kind === "look" && this.#isSeen(state.look, place)) walk.enter(state.next);
    }
    return isAccepted;
  }

  #isEdge(at: Edge, place: number): boolean {
    if (at === "start") return place === 0;
    if (at === "end") return place === this.#text.length;
    const isWord = this.#isWord(place - 1) !== this.#isWord(place);
    return at === "word" ? isWord : !isWord;
  }

  #isWord(place: number): boolean {
    return /^\w$/.test(this.#text[place] ?? "");
  }

  #isSeen(look: Look, place: number): boolean {
    const seen = this.#looks.get(look) ?? this.places(look.automaton, false);
    this.#looks.set(look, seen);
    return (seen[place] === 1) !== look.isNegated;
  }
}

/** The states at a place, each once, and those at the place before. */
class Walk {
  now: number[] = [];
  before: number[] = [];
  readonly #entered: Uint32Array;
  #round = 1;

  constructor(states: number) {
    this.#entered = new Uint32Array(states);
  }

  enter(state: number): void {
    if (this.#entered[state] === this.#round) return;
    this.#entered[state] = this.#round;
    this.now.push(state);
  }

  advance(): void {
    [this.before, this.now] = [this.now, this.before];
    this.now.length = 0;
    this.#round++;
  }
}
