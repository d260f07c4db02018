/** Drawn on a field of 16 by 16, as strokes. */
const drawings = {
  add: "M8 3v10M3 8h10",
  auth: "M10.5 9.5a4 4 0 1 0-3.9-3.2L2 11v3h3v-2h2v-2l.7-.6a4 4 0 0 0 2.8.1zM11 5h.01",
  check: "M3 8.5l3.2 3.2L13 5",
  clear: "M4 4l8 8M12 4l-8 8",
  code: "M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4",
  columns: "M2 3h12v10H2zM6 3v10M10 3v10",
  copy: "M6 5.5h7.5V14H6zM10.5 5.5V2H3v8.5h3",
  data: "M2 3.5h12v9H2zM2 6.5h12M2 9.5h12M6 3.5v9",
  dataset:
    "M8 6c3.3 0 6-.9 6-2s-2.7-2-6-2-6 .9-6 2 2.7 2 6 2zM2 4v8c0 1.1 2.7 2 6 2s6-.9 6-2V4M2 8c0 1.1 2.7 2 6 2s6-.9 6-2",
  delete: "M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5M6.8 7v3.5M9.2 7v3.5",
  down: "M4 6l4 4 4-4",
  download: "M8 2.5v7.5M5 7l3 3 3-3M3 13h10",
  edit: "M3 13l.6-2.8L11 2.8 13.2 5l-7.4 7.4zM9.6 4.2l2.2 2.2",
  external: "M9.5 2.5h4v4M13.5 2.5L7.5 8.5M11.5 9v4h-9V4.5h4",
  filter: "M2 3.5h12M4.5 8h7M6.5 12.5h3",
  flow: "M10 3l4 5-4 5M14 8H2",
  house: "M2 14V6.5L8 2l6 4.5V14h-4V9.5H6V14z",
  models: "M2 2.5h5v4H2zM9 9.5h5v4H9zM4.5 6.5v5H9M11.5 9.5v-5H7",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  offline:
    "M2 2l12 12M5 11.5a4.5 4.5 0 0 1 4.6-1M2.6 8.8A8 8 0 0 1 5 7.2M8 13.5h.01M8 4.5a9 9 0 0 1 6 2.3M11 9.2l1.2.9",
  replay: "M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3",
  requests: "M1.5 8h3l2-4.5 3 9 2-4.5h3",
  search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7L14 14",
  simulation: "M4 13.5V9M4 6V2.5M8 13.5V11M8 8V2.5M12 13.5V7M12 4V2.5M2.5 9h3M6.5 8h3M10.5 7h3",
  snapshot: "M2 5h3l1-1.5h4L11 5h3v8H2zM8 11.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z",
  undo: "M5.5 4L2.5 7l3 3M2.5 7H10a3.5 3.5 0 0 1 0 7H7",
  up: "M4 10l4-4 4 4",
  warning: "M8 2.5l6.2 11H1.8zM8 7v3M8 12h.01",
} as const;
export type IconName = keyof typeof drawings;

/** A picture beside words; who reads by ear hears the words alone. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
