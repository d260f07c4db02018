export interface Model {
  id: number;
  content: Uint8Array;
  raw: ArrayBuffer;
  preview?: Uint8Array | null;
  parts: Uint8Array[];
  samples: Float32Array;
  codes: Int16Array;
  ticks: BigInt64Array;
}
