/** A response with a file, or an empty 404: a missing file gets no error page. */
export function answerFile(body: string | Buffer | undefined, type: string): Response {
  if (body === undefined) return new Response(null, { status: 404 });
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return new Response(bytes, { headers: { "Content-Type": type } });
}

/** A response with JSON data. */
export function answerJson(data: unknown): Response {
  return answerFile(data === undefined ? undefined : JSON.stringify(data), "application/json");
}
