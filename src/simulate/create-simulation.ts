import type { Fault, Rule } from "../config/simulation/rule.ts";
import { type Mistake, SetupError } from "../errors.ts";
import { type Asked, isMeant } from "./asked.ts";
import { toRuleText } from "./rule-text.ts";

/**
 * Where a rule comes from, in the order in which they are asked. What somebody added while the
 * server runs goes before what was written down.
 */
export const ruleSources = ["added", "scenario", "config"] as const;
export type RuleSource = (typeof ruleSources)[number];

/** A rule in force, as a person or another process may see it. */
export interface RuleInfo {
  /** Counts from 1 and names the rule as long as it is in force. */
  readonly id: number;
  readonly source: RuleSource;
  /** In a few words: `POST /orders → 503, once`. */
  readonly text: string;
  readonly on: string;
  /** How often it was used. */
  readonly hits: number;
  /** How often it will still be; undefined: no end. */
  readonly left: number | undefined;
  readonly rule: Rule;
}

/** What `simulate` gives to who added a rule. */
export interface RuleHandle {
  readonly id: number;
  /** How often the rule was used. */
  readonly hits: number;
  /** Takes it out of force; a second time does nothing. */
  stop(): void;
}

/** A rule that is used for a request. */
export interface Use {
  readonly rule: Rule;
  /** It did nothing to the answer after all: it does not count. */
  giveBack(): void;
}

/** What is asked at each request while there is a rule. */
export interface Choice {
  /** The first that is meant, and that chance and its times allow. */
  choose(asked: Asked): Use | undefined;
  /** Where the connection itself is gone, whatever was asked. */
  chooseOffline(): Use | undefined;
  /** Whether some rule cuts connections before an answer. */
  readonly cuts: boolean;
}

/** The rules in force. */
export interface Simulation {
  /** Undefined while there is none: a request then costs what it always did. */
  readonly choice: () => Choice | undefined;
  add(rule: Rule): RuleHandle;
  /** In the order in which they are asked. */
  list(): readonly RuleInfo[];
  /** Takes one out of force, or all of them; those written down come back with the next reset. */
  remove(id?: number): void;
  /** Puts the rules of a config or of a scenario in force, in place of those before. */
  place(source: Exclude<RuleSource, "added">, rules: readonly Rule[]): void;
  /** Back to what is written down, as if none of it had been used. */
  reset(): void;
}

export interface SimulationParts {
  /** A stream of chance by a name: numbers from 0 up to, not including, 1. */
  readonly chance: (name: string) => () => number;
  /** Hears whenever other rules are in force. */
  readonly onChange: () => void;
}

interface Standing {
  readonly id: number;
  readonly source: RuleSource;
  readonly rule: Rule;
  /** The rule as text: what it is told by. */
  readonly key: string;
  readonly draw: () => number;
  hits: number;
}

export function createSimulation({ chance, onChange }: SimulationParts): Simulation {
  let lastId = 0;
  let standing: readonly Standing[] = [];
  let written = new Map<RuleSource, readonly Rule[]>();
  let current: Choice | undefined;

  return {
    choice: () => current,
    add: (rule) => {
      const added = stand(rule, "added", standing);
      settle([added, ...standing]);
      return {
        id: added.id,
        get hits() {
          return added.hits;
        },
        stop: () => {
          if (standing.includes(added)) settle(standing.filter((each) => each !== added));
        },
      };
    },
    list: () => standing.map(toInfo),
    remove: (id) => {
      const isKnown = id === undefined || standing.some((each) => each.id === id);
      if (!isKnown) throw new SetupError([toUnknown(id, standing)]);
      settle(standing.filter((each) => id !== undefined && each.id !== id));
    },
    place: (source, rules) => {
      written = new Map(written).set(source, rules);
      const before = standing.filter((each) => each.source === source);
      const others = standing.filter((each) => each.source !== source);
      settle(inOrder([...others, ...standAll(rules, source, before)]));
    },
    reset: () => {
      lastId = 0;
      settle(inOrder([...written].flatMap(([source, rules]) => standAll(rules, source, []))));
    },
  };

  /** What a reload reads again unchanged goes on counting where it was. */
  function standAll(
    rules: readonly Rule[],
    source: RuleSource,
    before: readonly Standing[],
  ): Standing[] {
    const left = [...before];
    const found: Standing[] = [];
    for (const rule of rules) {
      const key = toKey(rule);
      const index = left.findIndex((each) => each.key === key);
      const [same] = index < 0 ? [] : left.splice(index, 1);
      found.unshift(same ?? stand(rule, source, found));
    }
    return found;
  }

  /** Two that say the same draw from two streams: otherwise both would miss together. */
  function stand(rule: Rule, source: RuleSource, others: readonly Standing[]): Standing {
    const key = toKey(rule);
    const same = others.filter((each) => each.key === key).length;
    lastId++;
    return { id: lastId, source, rule, key, draw: chance(`${key} ${same}`), hits: 0 };
  }

  function settle(next: readonly Standing[]): void {
    standing = next;
    refresh();
    onChange();
  }

  /** Only those that can still be used are asked. */
  function refresh(): void {
    const usable = standing.filter((each) => leftOf(each) !== 0);
    current = usable.length === 0 ? undefined : toChoice(usable);
  }

  function toChoice(usable: readonly Standing[]): Choice {
    const offline = usable.filter(({ rule }) => hasFault(rule, "offline"));
    const others = usable.filter((each) => !offline.includes(each));
    return {
      choose: (asked) => {
        const used = others.find((each) => isMeant(each.rule.target, asked) && isAllowed(each));
        return used && toUse(used);
      },
      chooseOffline: () => {
        const used = offline.find(isAllowed);
        return used && toUse(used);
      },
      cuts: offline.length > 0 || others.some(({ rule }) => hasFault(rule, "reset")),
    };
  }

  function toUse(used: Standing): Use {
    used.hits++;
    if (leftOf(used) === 0) refresh();
    return {
      rule: used.rule,
      giveBack: () => {
        used.hits--;
        refresh();
      },
    };
  }
}

function inOrder(standing: readonly Standing[]): readonly Standing[] {
  return ruleSources.flatMap((source) => standing.filter((each) => each.source === source));
}

function hasFault({ effect }: Rule, fault: Fault): boolean {
  return effect.kind === "fault" && effect.fault === fault;
}

/** Draws only where chance has a say: a stream moves with the requests that its rule is about. */
function isAllowed({ rule: { rate }, draw }: Standing): boolean {
  return rate === 1 || draw() < rate;
}

function leftOf({ rule: { times }, hits }: Standing): number | undefined {
  return times === undefined ? undefined : Math.max(0, times - hits);
}

function toKey({ place: _, ...rule }: Rule): string {
  return JSON.stringify(rule);
}

function toInfo(standing: Standing): RuleInfo {
  const { id, source, rule, hits } = standing;
  return { id, source, text: toRuleText(rule), on: rule.on, hits, left: leftOf(standing), rule };
}

function toUnknown(id: number | undefined, standing: readonly Standing[]): Mistake {
  const numbers = standing.map((each) => each.id);
  const remedy = numbers.length === 0 ? "There are none." : `There are: ${numbers.join(", ")}.`;
  return { code: "rule-unknown", place: String(id), message: "there is no such rule.", remedy };
}
