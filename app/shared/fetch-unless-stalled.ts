/** Nothing arrives for so long only where the connection is lost. */
const STALLED_MS = 15_000;

/** As `fetch`, but rejects once nothing arrives any more. An answer that comes slowly, bit by bit, is waited for. */
export async function fetchUnlessStalled(address: string): Promise<Response> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALLED_MS);
  };
  const { signal } = stalled;
  wait();
  const response = await fetch(address, { signal });
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      wait();
      controller.enqueue(bytes);
    },
    flush: () => clearTimeout(timer),
  });
  return new Response(response.body?.pipeThrough(watched, { signal }), response);
}
