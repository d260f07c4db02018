/** Where something is kept on a shelf: of a few bytes, one after the other, in a piece of memory. */
export interface Kept {
  board: Board | undefined;
  start: number;
  end: number;
}

interface Board {
  readonly bytes: Buffer;
  used: number;
  /** How many have something here. */
  holders: number;
}

/** Keeps texts as bytes outside of the heap, where the garbage collector need not move them. */
export interface ByteShelf {
  /** In place of what was kept there before. */
  put(place: Kept, content: string | Uint8Array): void;
  take(place: Kept): void;
}

const boardSize = 128 * 1024;
/** A character is so many bytes of UTF-8 at most. */
const widest = 3;

export function createByteShelf(): ByteShelf {
  let current: Board | undefined;
  /** Emptied: memory that is given back and asked for again costs more than what it holds. */
  let spare: Board | undefined;

  return { put, take };

  function put(place: Kept, content: string | Uint8Array): void {
    take(place);
    const board = boardFor(typeof content === "string" ? content.length * widest : content.length);
    place.board = board;
    place.start = board.used;
    if (typeof content === "string") board.used += board.bytes.write(content, board.used);
    else {
      board.bytes.set(content, board.used);
      board.used += content.length;
    }
    place.end = board.used;
    board.holders++;
  }

  function take(place: Kept): void {
    const { board } = place;
    if (!board) return;
    place.board = undefined;
    board.holders--;
    if (board.holders > 0 || board.bytes.length > boardSize) return;
    board.used = 0;
    if (board !== current) spare = board;
  }

  function boardFor(room: number): Board {
    if (current && current.bytes.length - current.used >= room) return current;
    if (room > boardSize) return createBoard(room);
    current = spare ?? createBoard(boardSize);
    spare = undefined;
    return current;
  }
}

function createBoard(size: number): Board {
  return { bytes: Buffer.allocUnsafeSlow(size), used: 0, holders: 0 };
}

export function createKept(): Kept {
  return { board: undefined, start: 0, end: 0 };
}

/** To be looked at and not kept: it is written over. */
export function bytesOf({ board, start, end }: Kept): Buffer | undefined {
  return board?.bytes.subarray(start, end);
}

export function textOf({ board, start, end }: Kept): string | undefined {
  return board?.bytes.toString("utf8", start, end);
}

export function lengthOf({ board, start, end }: Kept): number {
  return board ? end - start : 0;
}
