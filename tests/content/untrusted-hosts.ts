/**
 * Hosts that must not be cited: copies of other people's documents, republished articles, and shops. Cite the work
 * at its publisher, university or agency, or by author, title, journal and year without a link.
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

/** Addresses in a text whose host or parent domain is on the list. */
export function untrustedAddresses(text: string): string[] {
  return (text.match(/https?:\/\/[^\s"')\]>]+/g) ?? []).filter((address) => {
    const { hostname } = new URL(address);
    return UNTRUSTED_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  });
}
