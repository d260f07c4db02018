import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Placed } from "../../model/diagram.ts";

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PanZoom {
  /** As an SVG's `viewBox` has it. */
  readonly box: string;
  zoom(factor: number): void;
  fit(): void;
}

const nothing: Area = { x: 0, y: 0, width: 800, height: 600 };

/** Which part of a drawing is shown: dragging moves it, the wheel changes how near it is. */
export function usePanZoom(
  frame: RefObject<SVGSVGElement | null>,
  layout: Placed | undefined,
): PanZoom {
  const whole = layout ? { x: 0, y: 0, width: layout.width, height: layout.height } : nothing;
  const [area, setArea] = useState<Area>(whole);
  useEffect(() => setArea(whole), [layout]);
  useEffect(() => {
    const svg = frame.current;
    if (!svg) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = event.deltaY > 0 ? 1.1 : 1 / 1.1;
      setArea((now) => zoomAt(now, factor, toPoint(svg, event)));
    };
    const onDown = (event: PointerEvent) => {
      let last = event;
      const onMove = (next: PointerEvent) => {
        const scale = scaleOf(svg);
        const [dx, dy] = [
          (next.clientX - last.clientX) * scale,
          (next.clientY - last.clientY) * scale,
        ];
        last = next;
        setArea((now) => ({ ...now, x: now.x - dx, y: now.y - dy }));
      };
      const onUp = () => removeEventListener("pointermove", onMove);
      addEventListener("pointermove", onMove);
      addEventListener("pointerup", onUp, { once: true });
    };
    // A drag that ends on a box is no click on it.
    svg.addEventListener("wheel", onWheel, { passive: false });
    svg.addEventListener("pointerdown", onDown);
    return () => {
      svg.removeEventListener("wheel", onWheel);
      svg.removeEventListener("pointerdown", onDown);
    };
  }, []);
  return {
    box: `${area.x} ${area.y} ${area.width} ${area.height}`,
    zoom: (factor) => setArea((now) => zoomAt(now, factor, centreOf(now))),
    fit: () => setArea(whole),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centreOf({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The point stays where it is. */
function zoomAt({ x, y, width, height }: Area, factor: number, point: Point): Area {
  return {
    x: point.x - (point.x - x) * factor,
    y: point.y - (point.y - y) * factor,
    width: width * factor,
    height: height * factor,
  };
}

function toPoint(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

/** How much of the drawing a pixel is. */
function scaleOf(svg: SVGSVGElement): number {
  return 1 / (svg.getScreenCTM()?.a ?? 1);
}
