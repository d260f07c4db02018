import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { buildArrow, buildBox, headHeight, lineHeight, type Placed } from "../../model/diagram.ts";
import { complain } from "../../stores/notices.ts";
import { dataHref } from "../../stores/place.ts";
import { definitions, models, resources } from "../../stores/server.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Loading } from "../../ui/messages.tsx";
import { usePanZoom } from "./use-pan-zoom.ts";

const placed = signal<Placed | undefined>(undefined);

/** The models and how they refer to each other; a click leads to the records. */
export function Diagram({ chosen }: { readonly chosen: string | undefined }) {
  const frame = useRef<SVGSVGElement>(null);
  const [isFailed, setFailed] = useState(false);
  const relations = models.value.value?.relations ?? [];
  useEffect(() => {
    import("./place-boxes.ts").then(
      ({ placeBoxes }) => {
        const boxes = resources.value.map((each) => buildBox(each, definitions.value));
        placed.value = placeBoxes(boxes, relations.map(buildArrow));
      },
      (error) => {
        setFailed(true);
        complain(error);
      },
    );
  }, [models.value.value]);
  const layout = placed.value;
  const view = usePanZoom(frame, layout);
  return (
    <section class="diagram" aria-label="Diagram of the models">
      {!layout && !isFailed && <Loading lines={6} />}
      <svg
        ref={frame}
        class="diagram-field"
        viewBox={view.box}
        aria-label={`${resources.value.length} models and ${relations.length} relations`}
        role="group"
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path class="diagram-head" d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {layout?.arrows.map(({ from, to, label, points }) => (
          <path
            key={`${from} ${label} ${to}`}
            class={
              isAbout(chosen, from, to) ? "diagram-arrow diagram-arrow-chosen" : "diagram-arrow"
            }
            d={toPath(points)}
            marker-end="url(#arrow)"
          >
            <title>{`${from} refers to ${to} by ${label}`}</title>
          </path>
        ))}
        {layout?.boxes.map((box) => (
          <DiagramBox key={box.path} box={box} isChosen={box.path === chosen} />
        ))}
      </svg>
      <div class="diagram-tools">
        <IconButton kind="plain" icon="add" label="Closer" onClick={() => view.zoom(0.8)} />
        <Button onClick={() => view.zoom(1.25)} aria-label="Further away">
          –
        </Button>
        <Button onClick={view.fit}>Fit</Button>
      </div>
    </section>
  );
}

function isAbout(chosen: string | undefined, from: string, to: string): boolean {
  return chosen !== undefined && (from === chosen || to === chosen);
}

function DiagramBox({
  box,
  isChosen,
}: {
  readonly box: Placed["boxes"][number];
  readonly isChosen: boolean;
}) {
  const { path, name, lines, more, x, y, width, height } = box;
  return (
    <a href={dataHref(path)} class="diagram-link">
      <g transform={`translate(${x} ${y})`}>
        <rect
          class={isChosen ? "diagram-box diagram-box-chosen" : "diagram-box"}
          width={width}
          height={height}
          rx="8"
        />
        <text class="diagram-name" x="12" y="18">
          {name}
        </text>
        <text class="diagram-path" x="12" y="33">
          {path}
        </text>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g aria-hidden="true">
          {lines.map((line, index) => (
            <g key={line.name} transform={`translate(0 ${headHeight + index * lineHeight})`}>
              <text
                class={line.isReference ? "diagram-member diagram-reference" : "diagram-member"}
                x="12"
                y="14"
              >
                {shorten(line.name, 16)}
              </text>
              <text class="diagram-type" x={width - 12} y="14">
                {shorten(line.type, 14)}
              </text>
            </g>
          ))}
          {more > 0 && (
            <text
              class="diagram-type"
              x={width - 12}
              y={headHeight + lines.length * lineHeight + 14}
            >
              {`and ${more} more`}
            </text>
          )}
        </g>
      </g>
    </a>
  );
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** A line with soft corners through the points that the layout gives. */
function toPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${point.x} ${point.y}`;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${parts.join("")}`;
}
