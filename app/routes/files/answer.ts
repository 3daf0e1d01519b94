/** Answers with a file. Where there is none, with 404 and nothing else: no page stands in for a file. */
export function answerFile(body: string | Buffer | undefined, type: string): Response {
  if (body === undefined) return new Response(null, { status: 404 });
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return new Response(bytes, { headers: { "Content-Type": type } });
}

/** Answers with data as JSON. */
export function answerJson(data: unknown): Response {
  return answerFile(data === undefined ? undefined : JSON.stringify(data), "application/json");
}
