import { contentPolicy } from "./content-policy.ts";
import { vocabularyOf, type PageVocabulary } from "./page-styles.ts";

export interface Finish {
  /** The rules of the stylesheet that a page can use. */
  readonly stylesFor: (page: PageVocabulary) => string;
  /** Whether React waits until it is wanted. The editor's desk needs it at once. */
  readonly asleep: boolean;
  /** Whether the page is served for addresses other than the one it was rendered for. */
  readonly standsIn: boolean;
  /** Whether React never runs in the page, which stands for addresses that are not its own. */
  readonly still?: boolean;
  /** Address of the whole stylesheet, for pages whose content only the browser knows. */
  readonly stylesheet: string;
}

const FRAMEWORK_SCRIPT = /<script( type="module")?( async="")?>(?=window\.__reactRouter|import )/g;
const SLEEPING_SCRIPT = /<script type="text\/plain" data-asleep="[^"]*">[\s\S]*?<\/script>/g;
const PRELOAD = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Turns what the framework rendered into the document that is served: styles inline, React's scripts
 * put to sleep (app/boot/wake.ts), the content policy last, since it hashes what stands in the page.
 */
export function finishPage(rendered: string, page: Finish): string {
  const { stylesFor, asleep, standsIn, stylesheet, still = false } = page;
  let html = rendered.replace(/ data-discover="true"/g, "");
  if (standsIn) html = asStandIn(html);
  if (asleep) {
    html = html
      .replace(PRELOAD, "")
      .replace(
        FRAMEWORK_SCRIPT,
        (_, module?: string) =>
          `<script type="text/plain" data-asleep="${module ? "module" : "text/javascript"}">`,
      );
    if (still) html = html.replace(SLEEPING_SCRIPT, "");
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

const STATE =
  /(?<=window\.__reactRouterContext\.streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g;
/** What the router writes for a page whose routes have loaded nothing. */
const NO_STATE = JSON.stringify(
  `[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n`,
);

/**
 * Marks a page that stands in for others, so that the browser draws the right one afresh
 * (app/entry.client.tsx), and takes out the data of the address it was rendered for.
 */
function asStandIn(html: string): string {
  let states = 0;
  const bare = html.replace(STATE, () => {
    states += 1;
    return NO_STATE;
  });
  if (states !== 1) throw new Error(`A page has ${states} hydration states instead of one`);
  return bare.replace("<html", '<html data-fallback=""');
}
