import type { Language } from "../language/language.ts";
import { textsIn } from "../language/texts.ts";
import { NotFound } from "../document/layout/not-found.tsx";
import { OfflinePage } from "../document/layout/offline-page.tsx";
import type { ContentPort } from "../backend/ports/content.ts";
import { standInRules } from "../document/stand-in-rules.ts";
import type { Page } from "../document/page.ts";
import { hook } from "../enhance/page-contract.ts";
import { Button } from "#app/ui/button.tsx";

export const offline =
  (language: Language): Page =>
  () => ({ meta: { title: textsIn(language).errors.offlineTitle }, view: <OfflinePage /> });

export const notFound = async (content: ContentPort, language: Language) =>
  ({
    meta: { title: textsIn(language).errors.notFound },
    view: (
      <NotFound
        texts={textsIn(language)}
        // The server edition responds with the right page itself. The Spanish 404 page is itself a stand-in.
        standIns={
          import.meta.env.EDITION !== "server" && language === "en"
            ? standInRules(await content.pages())
            : []
        }
      />
    ),
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
  if (import.meta.env.EDITION !== "server" || (link !== "confirm" && link !== "leave"))
    return undefined;
  const { title, text, button } = LINKS[link];
  return {
    meta: { title },
    view: (
      <section className="sec">
        <div className="wrap">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <Button {...hook("newsletterLink", link)} {...hook("needsScript")}>
              {button}
            </Button>
          </p>
          <p role="status" {...hook("newsletterLinkAnswer")} />
        </div>
      </section>
    ),
  };
};
