import { data, UNSAFE_decodeViaTurboStream as decode } from "react-router";

type PageFile = Readonly<Record<string, { readonly data: unknown }>>;

const files = new Map<string, Promise<PageFile>>();

/**
 * What a route's loader answered for one page when the site was built, read from the file beside the
 * page. The router's own `serverLoader` would ask again each time, and cannot ask ahead.
 *
 * @throws a 404 response when the host has no such file, and what `fetch` throws without a connection.
 */
export async function pageData<Loader extends (...args: never[]) => unknown>(
  routeId: string,
  address: string,
): Promise<Awaited<ReturnType<Loader>>> {
  const answer = (await pageFile(address))[routeId];
  if (!answer) throw new Error("A part of the site could not be loaded.");
  // The file was written by this route's loader, from the types that it is read as.
  return answer.data as Awaited<ReturnType<Loader>>;
}

/** Reads a page's file before it is needed. A failure is told when the page itself asks. */
export function fetchPageData(address: string): void {
  pageFile(address).catch(() => {});
}

/** Each file is read once while the document lives; a failed read is tried again. */
function pageFile(address: string): Promise<PageFile> {
  const known = files.get(address);
  if (known) return known;
  const reading = readPageFile(address);
  files.set(address, reading);
  reading.catch(() => files.delete(address));
  return reading;
}

async function readPageFile(address: string): Promise<PageFile> {
  const file = address === "/" ? "/_.data" : `${address}.data`;
  const response = await fetch(import.meta.env.BASE_URL.replace(/\/$/, "") + file);
  if (!response.ok || !response.body) throw data(null, { status: response.status });
  const { value } = await decode(response.body, window);
  return value as PageFile;
}
