import { hook } from "#app/enhance/page-contract.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** What the form says about the address, by what a signup does here. */
const PROMISES = {
  asked: "We keep your address once you confirm it by email. Prefer no email? Use ",
  demo: "In this demonstration no address is sent or kept. To hear about new articles, use ",
  "no-mail": "No mail is sent yet, so no address is kept. To hear about new articles, use ",
} as const;

/** What a signup does here. A server can send emails if it was started with a mail server's address. */
function signupKind(): keyof typeof PROMISES {
  if (import.meta.env.EDITION !== "server") return "demo";
  return process.env.SMTP_URL ? "asked" : "no-mail";
}

/**
 * The newsletter signup; app/enhance/page/newsletter.ts handles its form. It says plainly whether addresses
 * are stored (decisions 15 and 41).
 */
export function Newsletter() {
  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      <p>
        {PROMISES[signupKind()]}
        <Link to="/feed.xml">the feed</Link>.
      </p>
      <form method="dialog" noValidate {...hook("newsletter")} {...hook("needsScript")}>
        <div className="field">
          <label htmlFor="newsletter-email">Email address</label>
          <div className="one-line">
            <input
              id="newsletter-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              aria-describedby="newsletter-answer"
            />
            <Button type="submit">Sign up</Button>
          </div>
        </div>
      </form>
      <p id="newsletter-answer" role="status" {...hook("newsletterAnswer")} />
    </section>
  );
}
