import { DESK_ANSWER } from "../desk-headers.ts";

/**
 * `fetch` for a file, with upload progress. It uses XMLHttpRequest because not every browser can send a
 * stream, which `fetch` would need to measure progress.
 */
export function sendFile(onProgress: (part: number) => void): typeof fetch {
  return (input, { method = "PUT", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        const { status } = request;
        const headers = new Headers();
        for (const name of ["Retry-After", DESK_ANSWER]) {
          const value = request.getResponseHeader(name);
          if (value !== null) headers.set(name, value);
        }
        resolve(new Response(status === 204 ? null : request.responseText, { status, headers }));
      });
      request.addEventListener("error", () => reject(new TypeError("The file couldn’t be sent.")));
      request.addEventListener("abort", () =>
        reject(new DOMException("The upload was canceled.", "AbortError")),
      );
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      if (signal?.aborted) request.abort();
      request.send(body instanceof Blob ? body : null);
    });
}
