/**
 * A request or a response that is made into one of Node's own only where somebody asks for what
 * hardly anybody does.
 */
export abstract class DeferredBody<Native extends Request | Response> {
  /** Not there before it is made: a field would take its place in every request and response. */
  declare private made?: Native;

  protected abstract make(): Native;

  native(): Native {
    this.made ??= this.make();
    return this.made;
  }

  get body(): ReadableStream | null {
    return this.native().body;
  }

  get bodyUsed(): boolean {
    return this.made?.bodyUsed ?? false;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.native().arrayBuffer();
  }

  blob(): ReturnType<Response["blob"]> {
    return this.native().blob();
  }

  formData(): ReturnType<Response["formData"]> {
    return this.native().formData();
  }

  json(): Promise<unknown> {
    return this.native().json();
  }

  text(): Promise<string> {
    return this.native().text();
  }
}
