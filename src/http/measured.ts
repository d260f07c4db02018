/**
 * The answer to a HEAD with the length that a GET would have; RFC 9110, section 8.6. What is sent
 * piece by piece has no length, and is empty here.
 */
export async function toMeasured(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  const { byteLength } = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  if (byteLength > 0) headers.set("content-length", String(byteLength));
  return new Response(null, { status: response.status, headers });
}
