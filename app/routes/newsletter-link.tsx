import { data } from "react-router";
import { hook } from "../enhance/page-contract.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/newsletter-link.ts";

/** The pages that newsletter emails link to. Nothing changes until the button is pressed. */
const LINKS = {
  confirm: {
    title: "Confirm Your Address",
    text: "Press the button to get the newsletter at this address.",
    button: "Confirm the address",
  },
  leave: {
    title: "Leave the Newsletter",
    text: "Press the button and no more emails go to this address.",
    button: "Leave the newsletter",
  },
} as const;

export function loader({ params: { link } }: Route.LoaderArgs) {
  const known = link === "confirm" || link === "leave" ? link : undefined;
  // The demo edition sends no email, so it has no such pages.
  if (!known || import.meta.env.EDITION !== "server") throw data(null, { status: 404 });
  return { link: known, ...LINKS[known] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: loaderData.title }) : [];

export default function NewsletterLink({
  loaderData: { link, title, text, button },
}: Route.ComponentProps) {
  return (
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
  );
}
