const size = 13;
const lineHeight = 20;
const charWidth = size * 0.602;
const padding = 18;
const bar = 34;
const gap = 20;

const style = `
.window { fill: #0d1117; stroke: #30363d; }
text { font: ${size}px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6edf3; white-space: pre; }
.title { fill: #8b949e; text-anchor: middle; }
.bold { font-weight: 700; }
.faint { fill: #8b949e; }
.underlined { text-decoration: underline; }
.red { fill: #ff7b72; }
.green { fill: #7ee787; }
.yellow { fill: #e3b341; }
.blue { fill: #79c0ff; }
.magenta { fill: #d2a8ff; }
.cyan { fill: #76e3ea; }`;

/** An SVG of windows side by side, each with a title and lines of spans. */
export function drawWindows(windows) {
  const rows = Math.max(...windows.map(({ lines }) => lines.length));
  const height = bar + rows * lineHeight + padding * 2;
  let x = 1;
  const drawn = windows.map((window) => {
    const width = toWidth(window);
    const text = drawWindow(window, { x, width, height });
    x += width + gap;
    return text;
  });
  const total = Math.ceil(x - gap + 1);
  const label = windows.map(({ title }) => title).join(" and ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${height + 2}" width="${total}" height="${height + 2}" role="img" aria-label="${escapeXml(label)}">
<style>${style}
</style>
${drawn.join("\n")}
</svg>
`;
}

function toWidth({ lines }) {
  const longest = Math.max(
    ...lines.map((spans) => spans.reduce((sum, { text }) => sum + text.length, 0)),
  );
  return Math.ceil(longest * charWidth) + padding * 2;
}

function drawWindow({ title, lines }, { x, width, height }) {
  const rows = lines.map((spans, row) => {
    const y = 1 + bar + padding + row * lineHeight + size;
    return `<text x="${x + padding}" y="${y}" xml:space="preserve">${spans.map(drawSpan).join("")}</text>`;
  });
  const dots = [0, 1, 2].map(
    (dot) => `<circle cx="${x + 18 + dot * 16}" cy="18" r="5" fill="#30363d"/>`,
  );
  return [
    `<rect class="window" x="${x}" y="1" width="${width}" height="${height}" rx="10"/>`,
    ...dots,
    `<text class="title" x="${x + width / 2}" y="22">${escapeXml(title)}</text>`,
    ...rows,
  ].join("\n");
}

function drawSpan({ text, styles }) {
  const content = escapeXml(text);
  return styles.length > 0 ? `<tspan class="${styles.join(" ")}">${content}</tspan>` : content;
}

function escapeXml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
