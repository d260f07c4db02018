/** What is made for a thing, such as a resource, when it is first asked for, and then kept. */
export function onceForEach<Thing extends object, Made>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, Made>();
  return (thing) => {
    const known = kept.get(thing);
    if (known !== undefined) return known;
    const made = make(thing);
    kept.set(thing, made);
    return made;
  };
}
