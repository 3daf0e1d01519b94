import { data, UNSAFE_decodeViaTurboStream as decode } from "react-router";

/**
 * What a route's loader answered for one page when the site was built, read from the file beside the
 * page. For routes whose addresses outnumber their pages; the others ask the router's own
 * `serverLoader`, which knows the address at hand only.
 *
 * @throws a 404 response when the host has no such file, and what `fetch` throws without a connection.
 */
export async function pageData<Loader extends (...args: never[]) => unknown>(
  routeId: string,
  address: string,
): Promise<Awaited<ReturnType<Loader>>> {
  const response = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, "")}${address}.data`);
  if (!response.ok || !response.body) throw data(null, { status: response.status });
  const { value } = await decode(response.body, window);
  // The file was written by this route's loader, from the types that it is read as.
  const routes = value as Readonly<Record<string, { data: Awaited<ReturnType<Loader>> }>>;
  const answer = routes[routeId];
  if (!answer) throw new Error("A part of the site could not be loaded.");
  return answer.data;
}
