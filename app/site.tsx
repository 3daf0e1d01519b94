import { type Context, Hono } from "hono";
import { site as firstEdition } from "#content/site.ts";
import { articleData, dataFile, loadFullPosts } from "./backend/data-files.ts";
import type { ContentPort } from "./backend/ports/content.ts";
import { BLANK_FORMS_PATH } from "./content-model/planners.ts";
import { deskDocument, pageDocument } from "./document/document.tsx";
import type { Page, PageResult } from "./document/page.ts";
import { ROOT_ERROR_TITLE, RootError } from "./document/root-error.tsx";
import { DeskSpinner } from "./desk/frame/spinner.tsx";
import { FEED_SIZE, FEEDS } from "./feeds/feed-files.ts";
import { feedText } from "./feeds/feeds.ts";
import { blogArchive, blogCategory, blogList, post } from "./pages/blog.tsx";
import { contentPage, practicePage } from "./pages/content-page.tsx";
import { newsletterLink, notFound, offline } from "./pages/fixed.tsx";
import { inSpanish, languageOf, SPANISH_SEARCH_PATH } from "./language/language.ts";
import { pageSearch, SEARCH_FILE, searchTexts } from "./pages/page-search.tsx";
import { blankForms, planners } from "./pages/planners.tsx";
import { publicAddress } from "./seo/public-address.ts";
import { robots, sitemap } from "./seo/sitemap.ts";
import { webManifest } from "./seo/web-manifest.ts";
import { pageImages } from "./share-images/page-images.ts";
import { drawShareImage, shareImages } from "./share-images/share-images.ts";

interface SiteEnv {
  /** The content comes with the request: the checkout's files, or the database. */
  readonly Bindings: { readonly content: ContentPort };
}

/**
 * The site: every address (specification, section 2) and its handler. Development, the export and the server edition
 * all use it. Addresses are within the site, without the base path.
 */
export const site = new Hono<SiteEnv>({ strict: false });

for (const { path, page } of planners) site.get(path, (c) => show(c, page));
site.get(BLANK_FORMS_PATH, (c) => show(c, blankForms("en")));
site.get(inSpanish(BLANK_FORMS_PATH), (c) => show(c, blankForms("es")));
site.get(SPANISH_SEARCH_PATH, (c) => show(c, pageSearch));

site.get("/blog", (c) => show(c, blogList("/blog"), {}));
site.get("/blog/all", (c) => show(c, blogList("/blog/all"), {}));
site.get("/blog/page/:page", (c) => show(c, blogList("/blog"), c.req.param()));
site.get("/blog/archive", (c) => show(c, blogArchive));
site.get("/blog/category/:category", (c) => show(c, blogCategory, c.req.param()));
site.get("/blog/category/:category/page/:page", (c) => show(c, blogCategory, c.req.param()));
site.get("/blog/:year/:month/:slug", (c) => show(c, post, c.req.param()));

// An unknown practice has a page, too.
site.get("/practices/:practice/:subtopic?", (c) => show(c, practicePage, c.req.param()));
site.get("/offline", (c) => show(c, offline("en")));
site.get("/es/offline", (c) => show(c, offline("es")));
site.get("/newsletter/:link", (c) => show(c, newsletterLink, c.req.param()));

// The editor's desk is one document, in which its application starts (app/desk/main.tsx).
site.get("/admin/*", async (c) =>
  c.html(deskDocument(<DeskSpinner />, await c.env.content.site())),
);

// Files, rendered from the same content as the pages.
for (const { file, format, type } of FEEDS) {
  site.get(`/${file}`, async ({ env: { content } }) => {
    const newest = (await content.posts()).slice(0, FEED_SIZE);
    const posts = await loadFullPosts(content, newest);
    return answer(feedText(format, posts, await content.site(), publicAddress("")), type);
  });
}
site.get("/sitemap.xml", async ({ env: { content } }) => {
  const listed = { pages: await content.pages(), posts: await content.posts() };
  return answer(sitemap(listed, publicAddress("")), "application/xml");
});
site.get("/robots.txt", () =>
  answer(robots(publicAddress(""), import.meta.env.BASE_URL), "text/plain"),
);
site.get("/manifest.webmanifest", async ({ env: { content } }) => {
  const manifest = webManifest(await content.site(), import.meta.env.BASE_URL);
  return answer(manifest, "application/manifest+json");
});
site.get(SEARCH_FILE, async ({ env }) => json(await searchTexts(env.content)));
site.get("/data/:file", async ({ env, req }) =>
  json(await dataFile(env.content, req.param("file"))),
);
site.get("/data/posts/:year/:month/:slug{.+\\.json}", async ({ env, req }) => {
  const { slug, ...date } = req.param();
  return json(await articleData(env.content, { ...date, slug: slug.slice(0, -".json".length) }));
});
site.get("/share/:file", async ({ env, req }) => {
  const address = `/share/${encodeURIComponent(req.param("file"))}`;
  const image =
    (await shareImages(env.content)).get(address) ?? (await pageImages(env.content)).get(address);
  return answer(image && (await drawShareImage(image, await env.content.site())), "image/png");
});

// Every other page is a file of content/pages: home, About, Getting Started, Tools, the policies, the site map.
site.get("/:address{.*}", (c) => show(c, contentPage, c.req.param()));

site.notFound(async (c) => document(c, await missing(c)));
// The error itself goes only to the log: it may name a file or a person.
site.onError((error, c) => {
  console.error(error);
  const message = "Unexpected Server Error";
  const view = <RootError message={message} />;
  return document(c, { meta: { title: ROOT_ERROR_TITLE }, view, status: 500 });
});

/** Responds with a page, or with the 404 page if it has no result for these parameters. */
async function show<Params>(
  c: Context<SiteEnv>,
  page: Page<Params>,
  ...[params]: unknown extends Params ? [] : [Params]
): Promise<Response> {
  const request = { content: c.env.content, params: params as Params, url: new URL(c.req.url) };
  return document(c, (await page(request)) ?? (await missing(c)));
}

const missing = (c: Context<SiteEnv>) => notFound(c.env.content, languageOf(c.req.path));

async function document(c: Context<SiteEnv>, result: PageResult): Promise<Response> {
  // This may be the error page for content that cannot be read.
  const pages = await c.env.content.pages().catch(() => []);
  const settings = await c.env.content.site().catch(() => firstEdition);
  const html = pageDocument(c.req.path, { pages, site: settings }, result);
  const { path } = result.meta;
  return c.html(html, result.status, path === undefined ? {} : { "Content-Location": path });
}

/** A file, or an empty 404: a missing file gets no error page. */
function answer(body: string | Buffer | undefined, type: string): Response {
  if (body === undefined) return new Response(null, { status: 404 });
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return new Response(bytes, { headers: { "Content-Type": type } });
}

function json(data: unknown): Response {
  return answer(data === undefined ? undefined : JSON.stringify(data), "application/json");
}
