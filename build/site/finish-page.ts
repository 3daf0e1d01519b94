import { contentPolicy } from "./content-policy.ts";
import { vocabularyOf, type PageVocabulary } from "./page-styles.ts";

export interface Finish {
  /** The rules of the stylesheet that a page can use. */
  readonly stylesFor: (page: PageVocabulary) => string;
  /** Whether React waits until it is wanted. The editor's desk needs it at once. */
  readonly asleep: boolean;
  /** Address of the whole stylesheet, for pages whose content only the browser knows. */
  readonly stylesheet: string;
}

const FRAMEWORK_SCRIPT = /<script( type="module")?( async="")?>(?=window\.__reactRouter|import )/g;
const PRELOAD = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Turns what the framework rendered into the document that is served: styles inline, React's scripts
 * put to sleep (app/boot/wake.ts), the content policy last, since it hashes what stands in the page.
 */
export function finishPage(rendered: string, { stylesFor, asleep, stylesheet }: Finish): string {
  let html = rendered.replace(/ data-discover="true"/g, "");
  if (asleep) {
    html = html
      .replace(PRELOAD, "")
      .replace(
        FRAMEWORK_SCRIPT,
        (_, module?: string) =>
          `<script type="text/plain" data-asleep="${module ? "module" : "text/javascript"}">`,
      );
    const styles = stylesFor(vocabularyOf(html));
    html = html.replace(
      '<style id="page-style"></style>',
      () => `<style id="page-style">${styles}</style>`,
    );
  } else {
    html = html.replace(
      '<style id="page-style"></style>',
      `<style id="page-style"></style><link rel="stylesheet" href="${stylesheet}"/>`,
    );
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html)}"/>`;
  return html.replace('<meta charSet="utf-8"/>', `<meta charset="utf-8"/>${policy}`);
}
