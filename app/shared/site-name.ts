/** The site's name in a browser, from the document: an owner may have changed it since the scripts were built. */
export function siteName(): string {
  return metaElement()?.content ?? "";
}

/** Changes the name that `siteName` returns from now on. */
export function renameSite(name: string): void {
  const meta = metaElement();
  if (meta) meta.content = name;
}

const metaElement = () => document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
