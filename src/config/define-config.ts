import type { Method } from "../schema/method.ts";
import type { AuthOptions, Options, ResourceOptions } from "./options.ts";
import type { RuleTarget } from "./register.ts";
import type { RuleOptions, ScenarioOptions } from "./simulation/simulation-options.ts";

/** `/users`. */
export type PathText = `/${string}`;
/** `30s`, `15m`, `1h`, `7d`. */
export type LifetimeText = `${number}${"s" | "m" | "h" | "d"}`;
/** `GET /posts`, or `/posts` for every method. */
export type PublicText = PathText | `${Method} ${PathText}`;

/**
 * Options as an editor checks them where they are written out. What is only known to be a string or
 * a list, since a program computes it, is checked when the config is read.
 */
export interface WrittenOptions<
  List extends readonly unknown[],
  Path extends string,
  Lifetime extends string,
  Public extends string,
> extends Omit<Options, "resources" | "auth" | "simulate" | "scenarios"> {
  /** What is served: at least one. */
  resources: NotEmpty<List, WrittenResource<Path>>;
  /** Guards every mock route. Default: none, every route is open. */
  auth?: AuthOptions<Written<Lifetime, LifetimeText>, Written<Public, PublicText>>;
  /** Rules that make answers go wrong on purpose; the last is asked first. Default: none. */
  simulate?: readonly RuleOptions<TargetIn<Path>>[];
  /** States of the backend by name, one of which may be in force. Default: none. */
  scenarios?: Readonly<Record<string, ScenarioOptions<TargetIn<Path>>>>;
}

/** A path of the config may be new, and registered a moment later. No path is learnt from a rule. */
export type TargetIn<Path extends string> = RuleTarget<[Path][Path extends unknown ? 0 : never]>;

/** The text itself where it is computed or has the form, and otherwise the form, to be reported. */
type Written<Text extends string, Form extends string> = string extends Text
  ? Text
  : Text extends Form
    ? Text
    : Form;

/** One for each path: what may be said of a resource depends on its model. */
type WrittenResource<Path extends string> = OneOf<Written<Path, PathText>> & {
  /** From which the compiler learns the paths: it looks for none in a type that depends on one. */
  path: Path;
};
type OneOf<Path extends string> = Path extends unknown ? ResourceOptions<Path> : never;

/** A list as long as this one, or at least one item long. */
type NotEmpty<List extends readonly unknown[], Item> = List extends readonly []
  ? readonly [Item, ...Item[]]
  : { readonly [Index in keyof List]: Item };

/**
 * Checks a config in the editor and completes its settings; returns it unchanged.
 *
 * @example
 * export default defineConfig({
 *   models: "src/models.ts",
 *   resources: [{ path: "/users", type: "User[]", count: 50 }],
 * });
 */
export function defineConfig<
  const List extends readonly unknown[] | [],
  const Path extends string,
  const Lifetime extends string,
  const Public extends string,
>(options: WrittenOptions<List, Path, Lifetime, Public>): Options {
  return options;
}
