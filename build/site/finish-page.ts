import { contentPolicy } from "./content-policy.ts";
import type { PageStyles } from "./page-styles.ts";
import { sharedFile } from "./shared-file.ts";
import { sleepingScripts, type SleepOptions } from "./sleeping-scripts.ts";

export interface Finish {
  /** The rules of the stylesheet that a page can use. */
  readonly stylesFor: (html: string) => PageStyles;
  /** How React waits until it is wanted; `false` where it starts at once, on the editor's desk. */
  readonly asleep: SleepOptions | false;
  /** Whether the page is served for addresses other than the one it was rendered for. */
  readonly standsIn: boolean;
  /** Whether React never runs in the page, which stands for addresses that are not its own. */
  readonly still?: boolean;
  /** Address of the whole stylesheet, for pages whose content only the browser knows. */
  readonly stylesheet: string;
}

export interface FinishedPage {
  readonly html: string;
  /** Files that many pages share, named by their content: path in the site, and text. */
  readonly shared: readonly (readonly [file: string, text: string])[];
  /** What React starts from when it is wanted; absent where it starts at once, or never. */
  readonly state?: string;
}

/** The end tags of shapes, which HTML lets a drawing leave out. */
const CLOSED_SHAPE = /><\/(?:path|circle|rect|line|ellipse)>/g;
const PRELOAD = /<link rel="modulepreload"[^>]*\/?>/g;
const STYLE = '<style id="page-style"></style>';

/**
 * Turns what the framework rendered into the document that is served: styles inline, React's scripts
 * put to sleep (app/boot/wake.ts), the content policy last, since it hashes what stands in the page.
 */
export function finishPage(rendered: string, page: Finish): FinishedPage {
  const { stylesFor, asleep, standsIn, stylesheet, still = false } = page;
  let html = rendered.replace(/ data-discover="true"| class=""/g, "").replace(CLOSED_SHAPE, "/>");
  if (standsIn) html = asStandIn(html);
  if (!asleep) {
    html = html.replace(STYLE, `${STYLE}<link rel="stylesheet" href="${stylesheet}"/>`);
    return { html: withPolicy(html), shared: [] };
  }
  const { wake, state, ...sleeping } = sleepingScripts(html.replace(PRELOAD, ""), asleep);
  html = still ? sleeping.html.replace(SLEEPING_SCRIPT, "") : sleeping.html;
  const { first, later } = stylesFor(html);
  const file = sharedFile("later", "css", later);
  const address = asleep.base + file;
  html = html.replace(
    STYLE,
    () =>
      `<style id="page-style" data-later="${address}">${first}</style><noscript><link rel="stylesheet" href="${address}"/></noscript>`,
  );
  const styles = [file, later] as const;
  if (still) return { html: withPolicy(html), shared: [styles] };
  return { html: withPolicy(html), shared: [styles, [wake.file, wake.code]], state };
}

const SLEEPING_SCRIPT = /<script type="text\/plain"[^>]*><\/script>/g;

function withPolicy(html: string): string {
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
