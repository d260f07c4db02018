import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from "@tanstack/virtual-core";
import type { RefObject } from "preact";
import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";

/** Browsers draw nothing below some 17 to 33 million pixels; a million rows are higher. */
const highest = 8_000_000;
/** Drawn beyond the edge, so that nothing is blank while somebody scrolls. */
const beyond = 8;
/** Until it is known how much is in sight. */
const initialRect = { width: 0, height: 800 };

export interface VirtualRows {
  /** How high the field is that scrolls. */
  readonly height: number;
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  /** Scrolls a row into sight, below what sticks to the top. */
  show(index: number): void;
}

/**
 * Which rows of a long list are to be drawn, and where; all are of one height. A list that is
 * higher than a browser can draw is scrolled as a field of fewer places, and a place stands for
 * rows that are the further ahead the further somebody has scrolled, so that both end together.
 * One row is always drawn: the one that has the focus, which would else be lost with it.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  focused?: number,
): VirtualRows {
  const places = Math.min(count, Math.floor(highest / rowHeight));
  const virtualizer = usePlaces(scroller, places, rowHeight, places < count);
  const ahead = rowsAhead(scroller.current, count - places);
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index + Math.floor(ahead));
  const isAway = focused !== undefined && focused < count && !drawn.includes(focused);
  return {
    height: virtualizer.getTotalSize(),
    rows: (isAway ? [...drawn, focused] : drawn).map((index) => ({
      index,
      top: (index - ahead) * rowHeight,
    })),
    show: (index) => scrollTo(scroller.current, index, rowHeight, count - places),
  };
}

function usePlaces(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  isShrunk: boolean,
): Virtualizer<HTMLElement, HTMLElement> {
  const [, redraw] = useReducer<number, void>((drawings) => drawings + 1, 0);
  const movesRows = useRef(isShrunk);
  movesRows.current = isShrunk;
  const options: VirtualizerOptions<HTMLElement, HTMLElement> = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: beyond,
    initialRect,
    observeElementRect,
    // Whether somebody is still scrolling is nothing to be drawn.
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset) => {
        tell(offset, false);
        if (movesRows.current) redraw();
      }),
    scrollToFn: elementScroll,
    onChange: () => redraw(),
  };
  const [virtualizer] = useState(() => new Virtualizer(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), []);
  useLayoutEffect(() => virtualizer._willUpdate());
  return virtualizer;
}

/** How many rows more than its own place each one stands for, where the field has too few. */
function rowsAhead(element: HTMLElement | null, missing: number): number {
  if (!element || missing === 0) return 0;
  return missing * (element.scrollTop / farthest(element));
}

function farthest(element: HTMLElement): number {
  return Math.max(1, element.scrollHeight - element.clientHeight);
}

function scrollTo(
  element: HTMLElement | null,
  index: number,
  rowHeight: number,
  missing: number,
): void {
  if (!element) return;
  // A pixel of the field stands for this many of the list.
  const scale = 1 + (missing * rowHeight) / farthest(element);
  const offset = element.scrollTop * scale;
  const top = index * rowHeight;
  // The head of the table sticks over the first row's height.
  const last = top + 2 * rowHeight - element.clientHeight;
  if (top < offset) element.scrollTop = top / scale;
  else if (last > offset) element.scrollTop = Math.ceil(last / scale);
}
