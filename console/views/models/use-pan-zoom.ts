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
    let isDragged = false;
    const onDown = (event: PointerEvent) => {
      let last = event;
      isDragged = false;
      const onMove = (next: PointerEvent) => {
        const scale = scaleOf(svg);
        const [dx, dy] = [next.clientX - last.clientX, next.clientY - last.clientY];
        last = next;
        isDragged ||= Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > 4;
        setArea((now) => ({ ...now, x: now.x - dx * scale, y: now.y - dy * scale }));
      };
      addEventListener("pointermove", onMove);
      addEventListener("pointerup", () => removeEventListener("pointermove", onMove), {
        once: true,
      });
    };
    // A drag that ends on a box is no click on it, and a link is not what is dragged.
    const onClick = (event: MouseEvent) => {
      if (isDragged) event.preventDefault();
    };
    const onDragStart = (event: DragEvent) => event.preventDefault();
    svg.addEventListener("wheel", onWheel, { passive: false });
    svg.addEventListener("pointerdown", onDown);
    svg.addEventListener("click", onClick, { capture: true });
    svg.addEventListener("dragstart", onDragStart);
    return () => {
      svg.removeEventListener("wheel", onWheel);
      svg.removeEventListener("pointerdown", onDown);
      svg.removeEventListener("click", onClick, { capture: true });
      svg.removeEventListener("dragstart", onDragStart);
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
