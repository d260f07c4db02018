import { DeferredBody } from "./deferred-body.ts";
import type { HeaderList } from "./header-list.ts";
import { type PulledText, toStream } from "./pulled-text.ts";

export type Content = string | Uint8Array | ReadableStream<Uint8Array> | PulledText | null;

/** What is sent piece by piece: as much of it as has left, up to a limit. */
export interface SentPieces {
  text: string;
}

export interface PlainInit {
  readonly status: number;
  readonly headers: HeaderList;
  /** What is told of the content to who looks at it afterwards; a text tells itself. */
  readonly pieces?: SentPieces;
}

/** A response as the app makes it: what it is made of can be looked at without reading its body. */
export class PlainResponse extends DeferredBody<Response> implements Response {
  declare readonly redirected: boolean;
  declare readonly statusText: string;
  declare readonly type: "default";
  declare readonly url: string;
  readonly content: Content;
  readonly status: number;
  readonly headers: HeaderList;
  readonly pieces: SentPieces | undefined;

  constructor(content: Content, { status, headers, pieces }: PlainInit) {
    super();
    this.content = content;
    this.status = status;
    this.headers = headers;
    this.pieces = pieces;
  }

  protected make(): Response {
    const { content, status, headers } = this;
    const body = isPulled(content) ? toStream(content) : content;
    return new Response(body, { status, headers });
  }

  override get body(): ReadableStream | null {
    return this.content === null ? null : super.body;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  clone(): Response {
    return this.native().clone();
  }
}

/** The same for every response, and so no part of any. */
Object.assign(PlainResponse.prototype, {
  redirected: false,
  statusText: "",
  type: "default",
  url: "",
} satisfies Partial<Response>);

export function isPulled(content: Content): content is PulledText {
  return typeof content === "object" && content !== null && "pull" in content;
}

/** The same as one of Node's own, for who cannot know that there are others. */
export function toNativeResponse(response: Response): Response {
  return response instanceof PlainResponse ? response.native() : response;
}
