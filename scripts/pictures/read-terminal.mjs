/**
 * The lines of a terminal's output as spans of text, each with the styles that its escape sequences
 * ask for. Only what our own output uses: colours, bold, faint, underlined.
 */
export function readTerminal(output) {
  let styles = new Set();
  return output
    .replaceAll("\r\n", "\n")
    .replaceAll(/\n$/g, "")
    .split("\n")
    .map((line) => {
      const spans = [];
      let from = 0;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
      for (const { 0: sequence, 1: codes, index } of line.matchAll(/\u001b\[([\d;]*)m/g)) {
        if (index > from) spans.push({ text: line.slice(from, index), styles: [...styles] });
        from = index + sequence.length;
        for (const code of codes.split(";")) styles = apply(styles, Number(code));
      }
      if (from < line.length) spans.push({ text: line.slice(from), styles: [...styles] });
      return spans;
    });
}

const on = {
  1: "bold",
  2: "faint",
  4: "underlined",
  31: "red",
  32: "green",
  33: "yellow",
  34: "blue",
  35: "magenta",
  36: "cyan",
};

const off = {
  22: ["bold", "faint"],
  24: ["underlined"],
  39: ["red", "green", "yellow", "blue", "magenta", "cyan"],
};

function apply(styles, code) {
  if (code === 0) return new Set();
  if (on[code]) return new Set([...styles, on[code]]);
  return new Set([...styles].filter((style) => !off[code]?.includes(style)));
}
