import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { HeadLinks, PageHead } from "../seo/page-head.tsx";
import { documentTitle } from "../seo/page-meta.ts";
import { InLanguage } from "../language/in-language.tsx";
import { inSpanish, type Language, languageOf, twinOf } from "../language/language.ts";
import { BLANK_FORMS_PATH } from "../content-model/planners.ts";
import { StylesheetAddress } from "../ui/stylesheet.tsx";
import {
  DESK_ENTRY,
  entryFiles,
  READERS_ENTRY,
  scriptsOf,
  SHEETS_ADDRESS,
  STYLESHEET_ADDRESS,
} from "./assets.ts";
import { contentPolicy } from "./content-policy.ts";
import { firstStyles } from "./first-styles.ts";
import { DESK_LOADING_SCRIPT, DeskNotLoaded } from "./desk-loading.tsx";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";
import type { ContentPage } from "../content-model/pages/page.ts";
import type { Site } from "../content-model/site-settings.ts";
import { DocumentSite } from "../language/document-context.ts";
import { Frame } from "./layout/frame.tsx";
import { footerLinks, mainNavigation } from "./layout/navigation.ts";
import type { PageResult } from "./page.ts";
import { CurrentPath } from "./nav-link.tsx";
import { printFooter } from "./print-footer.ts";

/** Placeholders for the inline styles and the policy, which depend on the rendered document. */
const STYLES = "/*styles*/";
const POLICY = "content-policy";

/** Pages outside the content folder that exist in both languages. */
const SCREENS_WITH_TWINS = [BLANK_FORMS_PATH, inSpanish(BLANK_FORMS_PATH)];

/**
 * A public page as a whole document.
 *
 * @param path its address within the site.
 * @param pages all pages of the content folder, for the navigation.
 */
export function pageDocument(
  path: string,
  { pages, site }: { readonly pages: readonly ContentPage[]; readonly site: Site },
  { meta, view, stylesheet, hasSheet, island }: PageResult,
): string {
  const { scripts } = entryFiles(READERS_ENTRY);
  const language = languageOf(path);
  const addresses = new Set([...pages.map(({ address }) => address), ...SCREENS_WITH_TWINS]);
  const twin = twinOf(path, (address) => addresses.has(address));
  const html = render(
    <DocumentSite value={site}>
      <InLanguage value={language}>
        <CurrentPath value={path}>
          <StylesheetAddress value={STYLESHEET_ADDRESS}>
            <Shell
              language={language}
              head={<PageHead meta={meta} twin={twin} />}
              styles={
                import.meta.env.DEV ? (
                  <link rel="stylesheet" href={STYLESHEET_ADDRESS} />
                ) : (
                  <style dangerouslySetInnerHTML={{ __html: STYLES }} />
                )
              }
              entry={scripts.join(" ")}
              ahead={island ? scriptsOf(island) : []}
            >
              <Frame
                navigation={mainNavigation(pages, language)}
                footerLinks={footerLinks(pages, language)}
                twin={twin}
                year={new Date().getFullYear()}
                hasStylesheet={stylesheet === "within"}
                printStyles={hasSheet ? SHEETS_ADDRESS : undefined}
              >
                {view}
              </Frame>
            </Shell>
          </StylesheetAddress>
        </CurrentPath>
      </InLanguage>
    </DocumentSite>,
  );
  if (import.meta.env.DEV) return html;
  const styles = firstStyles(html, STYLESHEET_ADDRESS) + printFooter(meta, site.name);
  const policy = contentPolicy([FIRST_PAINT_SCRIPT], [styles]);
  // The policy's placeholder is before the styles', so only the start is searched, and the document is copied once.
  const at = html.indexOf(STYLES);
  const start = html.slice(0, at).replace(POLICY, () => policy);
  return start + styles + html.slice(at + STYLES.length);
}

/** The document of every address of the editor's desk. @param waiting is shown until its application starts. */
export function deskDocument(waiting: ReactNode, site: Site): string {
  const { scripts, styles } = entryFiles(DESK_ENTRY);
  const html = render(
    <DocumentSite value={site}>
      <Shell
        head={
          <>
            <title>{documentTitle("Editor’s Desk", site.name)}</title>
            <meta property="og:site_name" content={site.name} />
            <meta name="robots" content="noindex" />
          </>
        }
        styles={[STYLESHEET_ADDRESS, ...styles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      >
        {/* Shows texts exactly as written; a browser's translation would also break React's updates (decision 124). */}
        <div id="desk" translate="no">
          {waiting}
          <DeskNotLoaded />
        </div>
        <script dangerouslySetInnerHTML={{ __html: DESK_LOADING_SCRIPT }} />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </Shell>
    </DocumentSite>,
  );
  const frames = import.meta.env.EDITION === "server";
  return html.replace(POLICY, () =>
    contentPolicy([FIRST_PAINT_SCRIPT, DESK_LOADING_SCRIPT], [], { frames }),
  );
}

/**
 * The shell of every document.
 *
 * @param props.entry addresses of the scripts that the inline script loads.
 * @param props.ahead addresses of the scripts that it preloads at the same time.
 */
function Shell({
  language = "en",
  head,
  styles,
  entry,
  ahead = [],
  children,
}: {
  readonly language?: Language;
  readonly head: ReactNode;
  readonly styles: ReactNode;
  readonly entry?: string;
  readonly ahead?: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.PROD ? (
          <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        ) : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {styles}
        {ahead.length > 0 ? (
          <template
            dangerouslySetInnerHTML={{
              // `as="fetch"`, since scripts are fetched before they are imported (app/shared/load-part.ts).
              __html: ahead
                .map((href) => `<link rel="preload" as="fetch" crossorigin="" href="${href}"/>`)
                .join(""),
            }}
          />
        ) : null}
        <script data-entry={entry} dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
        <HeadLinks />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** @throws Error if a part suspends: a reader without scripts would only ever see its fallback. */
function render(document: ReactNode): string {
  const html = `<!DOCTYPE html>${renderToString(document)}`;
  if (html.includes("<!--$!-->")) throw new Error("A part of a document suspended.");
  return html;
}
