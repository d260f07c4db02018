import { Graph, layout } from "@dagrejs/dagre";
import type { Arrow, Box, Placed } from "../../model/diagram.ts";

/** Finds a place for each box, so that arrows mostly point one way and cross little. */
export function placeBoxes(boxes: readonly Box[], arrows: readonly Arrow[]): Placed {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: 28, ranksep: 90, marginx: 16, marginy: 16 });
  for (const { path, width, height } of boxes) graph.setNode(path, { width, height });
  for (const [index, { from, to }] of arrows.entries()) {
    if (from !== to) graph.setEdge(from, to, {}, String(index));
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    boxes: boxes.map((box) => {
      const { x = 0, y = 0 } = graph.node(box.path);
      return { ...box, x: x - box.width / 2, y: y - box.height / 2 };
    }),
    arrows: arrows.map((arrow, index) => {
      const isLoop = arrow.from === arrow.to;
      const points = isLoop
        ? toLoop(graph.node(arrow.from))
        : (graph.edge(arrow.from, arrow.to, String(index)).points ?? []);
      return { ...arrow, points };
    }),
    width,
    height,
  };
}

interface Node {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/** What refers to its own kind goes out below the box and comes back in. */
function toLoop({ x = 0, y = 0, width, height }: Node) {
  const [left, right, bottom] = [x - width / 4, x + width / 4, y + height / 2];
  return [
    { x: left, y: bottom },
    { x: left, y: bottom + 18 },
    { x: right, y: bottom + 18 },
    { x: right, y: bottom },
  ];
}
