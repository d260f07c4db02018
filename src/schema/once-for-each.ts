import type { Resource } from "./resource.ts";

/** What is made for a resource when it is first asked for, and then kept. */
export function onceForEach<R extends Resource, Made>(
  make: (resource: R) => Made,
): (resource: R) => Made {
  const kept = new WeakMap<R, Made>();
  return (resource) => {
    const known = kept.get(resource);
    if (known !== undefined) return known;
    const made = make(resource);
    kept.set(resource, made);
    return made;
  };
}
