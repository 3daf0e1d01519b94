import { NotFound } from "../document/layout/not-found.tsx";
import { OfflinePage } from "../document/layout/offline-page.tsx";
import { STAND_IN_RULES } from "../document/stand-in-rules.ts";
import type { Page } from "../document/page.ts";
import { hook } from "../enhance/page-contract.ts";
import { Legal } from "../features/static-pages/legal.tsx";
import { SiteMap } from "../features/static-pages/site-map.tsx";

const EDITION = import.meta.env.EDITION === "server" ? "server" : "demo";

/** A policy page. */
export const legal =
  (policy: "privacy" | "terms" | "accessibility"): Page =>
  async ({ content }) => {
    const page = await content.page(`legal/${policy}`);
    return {
      meta: { title: page.title, description: page.metaDescription, path: `/${policy}` },
      view: <Legal page={page} edition={EDITION} picture={policy} />,
    };
  };

export const siteMap: Page = async ({ content }) => {
  const page = await content.page("site-map");
  return {
    meta: { title: page.title, description: page.metaDescription, path: "/sitemap" },
    view: <SiteMap page={page} />,
  };
};

export const offline: Page = () => ({
  meta: { title: "You Are Offline" },
  view: <OfflinePage />,
});

export const notFound = () =>
  ({
    meta: { title: "Page Not Found" },
    view: <NotFound standIns={STAND_IN_RULES} />,
    status: 404,
  }) as const;

/** The pages that newsletter emails link to. Nothing changes until the button is pressed. */
const LINKS = {
  confirm: {
    title: "Confirm Your Address",
    text: "Press the button to get the newsletter at this address.",
    button: "Confirm the address",
  },
  leave: {
    title: "Unsubscribe",
    text: "Press the button and no more emails go to this address.",
    button: "Unsubscribe",
  },
} as const;

/** The demo edition sends no email, so it has no such pages. */
export const newsletterLink: Page<{ readonly link: string }> = ({ params: { link } }) => {
  if (EDITION !== "server" || (link !== "confirm" && link !== "leave")) return undefined;
  const { title, text, button } = LINKS[link];
  return {
    meta: { title },
    view: (
      <div className="wrap sec">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <button
            type="button"
            className="btn"
            {...hook("newsletterLink", link)}
            {...hook("needsScript")}
          >
            {button}
          </button>
        </p>
        <p role="status" {...hook("newsletterLinkAnswer")} />
      </div>
    ),
  };
};
