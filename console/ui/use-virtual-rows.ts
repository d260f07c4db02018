import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Browsers draw nothing below some 17 to 33 million pixels; a million rows are higher. */
const highest = 8_000_000;
/** Drawn beyond the edge, so that nothing is blank while somebody scrolls. */
const beyond = 8;

export interface VirtualRows {
  /** How high the field is that scrolls. */
  readonly height: number;
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  /** Scrolls a row into sight, below what sticks to the top. */
  show(index: number): void;
}

interface Sight {
  readonly scrolled: number;
  readonly height: number;
}

/**
 * Which rows of a long list are to be drawn, and where. All are of one height, so that this is
 * arithmetic, however many there are. One row is always drawn: the one that has the focus, which
 * would else be lost with it.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  focused?: number,
): VirtualRows {
  const { scrolled, height: seen } = useSight(scroller);
  const total = count * rowHeight;
  const height = Math.min(total, highest);
  const scale = toScale(scroller.current, total - height);
  const offset = scrolled * scale;
  const first = Math.max(0, Math.floor(offset / rowHeight) - beyond);
  const end = Math.min(count, Math.ceil((offset + seen) / rowHeight) + beyond);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const isAway = focused !== undefined && focused < count && (focused < first || focused >= end);
  return {
    height,
    // Where the field is shrunk, rows stand where the person has scrolled to.
    rows: (isAway ? [...drawn, focused] : drawn).map((index) => ({
      index,
      top: index * rowHeight - offset + scrolled,
    })),
    show: (index) => scrollTo(scroller.current, index * rowHeight, rowHeight, scale),
  };
}

/** What part of it is in sight, as it is scrolled and as the window changes. */
function useSight(scroller: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState<Sight>({ scrolled: 0, height: 800 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setSight({ scrolled: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return sight;
}

/** How many pixels of the list a pixel of the scrolled field stands for, so that both end together. */
function toScale(element: HTMLElement | null, hidden: number): number {
  if (!element || hidden <= 0) return 1;
  const most = element.scrollHeight - element.clientHeight;
  return most <= 0 ? 1 : (most + hidden) / most;
}

function scrollTo(
  element: HTMLElement | null,
  top: number,
  rowHeight: number,
  scale: number,
): void {
  if (!element) return;
  const offset = element.scrollTop * scale;
  // The head of the table sticks over the first row's height.
  const last = top + 2 * rowHeight - element.clientHeight;
  if (top < offset) element.scrollTop = top / scale;
  else if (last > offset) element.scrollTop = Math.ceil(last / scale);
}
