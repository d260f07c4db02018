import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";
import type { RefObject } from "preact";
import { useLayoutEffect, useReducer, useState } from "preact/hooks";

/** Browsers draw nothing below some 17 to 33 million pixels; a million rows are higher. */
const highest = 8_000_000;

export interface VirtualRows {
  /** How high the field is that scrolls. */
  readonly height: number;
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  show(index: number): void;
}

/** Which rows of a long list are to be drawn, and where. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VirtualRows {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const total = count * rowHeight;
  const scale = Math.max(1, total / highest);
  const options = {
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
    initialRect: { width: 0, height: 800 },
    observeElementRect,
    observeElementOffset: (
      instance: Virtualizer<HTMLElement, HTMLElement>,
      tell: (offset: number, isScrolling: boolean) => void,
    ) => observeElementOffset(instance, (offset, isScrolling) => tell(offset * scale, isScrolling)),
    scrollToFn: (
      offset: number,
      how: { adjustments?: number; behavior?: "auto" | "smooth" | "instant" },
      instance: Virtualizer<HTMLElement, HTMLElement>,
    ) => elementScroll(offset / scale, how, instance),
    onChange: () => draw(undefined),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), []);
  useLayoutEffect(() => virtualizer._willUpdate());
  const offset = virtualizer.scrollOffset ?? 0;
  return {
    height: total / scale,
    // Where the field is shrunk, rows stand where the person has scrolled to.
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({
      index,
      top: start - offset + offset / scale,
    })),
    show: (index) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}
