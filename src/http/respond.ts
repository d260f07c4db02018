/** Sends JSON text that is already text: nothing is parsed only to be printed again. */
export function sendJson(
  json: string,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(json, {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}
