import type { TestDesk } from "#server/testing/desk.ts";

/** `fetch` of a browser on the site, with its cookies and origin. */
export function fetchOf({ app, services }: Pick<TestDesk, "app" | "services">): typeof fetch {
  let cookie = "";
  return async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    headers.set("Origin", services.origin);
    if (cookie !== "") headers.set("Cookie", cookie);
    const response = await app.request(services.origin + path, { ...init, headers });
    const set = response.headers.get("Set-Cookie");
    if (set !== null) cookie = /max-age=0/i.test(set) ? "" : (set.split(";")[0] ?? "");
    return response;
  };
}
