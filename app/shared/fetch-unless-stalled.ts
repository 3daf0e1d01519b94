/** If nothing arrives for this long, the connection is considered lost. */
const STALLED_MS = 15_000;

/** Like `fetch`, but rejects when nothing more arrives. A response that arrives slowly, bit by bit, is waited for. */
export async function fetchUnlessStalled(address: string): Promise<Response> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALLED_MS);
  };
  const { signal } = stalled;
  restartTimer();
  const response = await fetch(address, { signal });
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      restartTimer();
      controller.enqueue(bytes);
    },
    flush: () => clearTimeout(timer),
  });
  return new Response(response.body?.pipeThrough(watched, { signal }), response);
}
