import { HeaderList } from "../web/header-list.ts";
import { PlainResponse } from "../web/plain-response.ts";

const halves = new WeakMap<Response, Uint8Array>();

/** The half that is sent of an answer before the connection is cut; undefined: it is sent whole. */
export function halfOf(response: Response): Uint8Array | undefined {
  return halves.get(response);
}

/**
 * Half of an answer. Who reads its body gets that half and then what the global `fetch` fails with;
 * Node's server sends it as it is and cuts the connection.
 */
export async function toCutShort(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(half),
      // Not before the half was read: an error takes what still waits along.
      pull: (controller) => controller.error(new TypeError("terminated")),
    },
    { highWaterMark: 0 },
  );
  const headers = HeaderList.from(response.headers);
  headers.set("content-length", String(whole.length));
  const cutShort = new PlainResponse(body, { status: response.status, headers });
  halves.set(cutShort, half);
  return cutShort;
}
