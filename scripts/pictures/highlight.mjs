const kinds = [
  ["magenta", /^(?:export|interface)\b/],
  ["green", /^"[^"]*"/],
  ["cyan", /^(?:number|string|boolean|Date)\b/],
  ["yellow", /^[A-Z]\w*/],
  [undefined, /^(?:\w+|\s+|[^\w\s"])/],
];

/** The lines of a TypeScript file as spans of text, coloured as an editor would. */
export function highlight(source) {
  return source.trimEnd().split("\n").map(toSpans);
}

function toSpans(line) {
  const spans = [];
  for (let rest = line; rest !== ""; ) {
    const [style, pattern] = kinds.find(([, each]) => each.test(rest));
    const [text] = pattern.exec(rest);
    spans.push({ text, styles: style ? [style] : [] });
    rest = rest.slice(text.length);
  }
  return spans;
}
