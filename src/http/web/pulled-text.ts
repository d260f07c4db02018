/** A text that is made piece by piece, by the pace of whoever takes it. */
export interface PulledText {
  /** The next piece; undefined after the last. */
  pull(): Promise<string | undefined>;
  /** Nobody wants the rest. */
  cancel(): void;
}

/** For who wants a body as Node's own responses have it. */
export function toStream(text: PulledText): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await text.pull();
      if (piece === undefined) controller.close();
      else controller.enqueue(encoder.encode(piece));
    },
    cancel: () => text.cancel(),
  });
}
