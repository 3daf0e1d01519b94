/**
 * Hosts that no text cites: copies of other people's documents, republished articles, and shops. The work is cited
 * where its publisher, university or agency keeps it, or by author, title, journal and year without a link.
 */
export const UNTRUSTED_HOSTS = [
  "5y1.org",
  "acemap.info",
  "billpelton.com",
  "businessdocbox.com",
  "calculator.academy",
  "cr2032battery3v.com",
  "docsbay.net",
  "docslib.org",
  "docstoc.com",
  "documentine.com",
  "farms.com",
  "hitpages.com",
  "issuu.com",
  "manualshive.com",
  "manualzz.com",
  "moam.info",
  "pdfslide.us",
  "petsdocbox.com",
  "prideseotools.com",
  "rssing.com",
  "sanfovet.com",
  "scribd.com",
  "slideplayer.com",
  "slideserve.com",
  "studylib.net",
  "studyres.com",
  "tsenews.net",
  "vdocuments.mx",
  "vdocuments.site",
  "vdocuments.us",
  "zbook.org",
];

/** The addresses in a text whose host, or whose parent host, is on the list. */
export function untrustedAddresses(text: string): string[] {
  return (text.match(/https?:\/\/[^\s"')\]>]+/g) ?? []).filter((address) => {
    const { hostname } = new URL(address);
    return UNTRUSTED_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  });
}
