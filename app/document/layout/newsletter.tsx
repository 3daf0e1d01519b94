import { hook } from "../../enhance/page-contract.ts";
import { Link } from "../../ui/links/link.tsx";

/**
 * The newsletter signup; app/enhance/page/newsletter.ts handles its form. It says plainly whether addresses
 * are stored (decisions 15 and 41).
 */
export function Newsletter({ storesAddresses }: { readonly storesAddresses: boolean }) {
  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      <p>
        {storesAddresses
          ? "We keep your address once you confirm it by email. Prefer no email? Use "
          : "In this demonstration no address is sent or kept. To hear about new articles, use "}
        <Link to="/feed.xml">the feed</Link>.
      </p>
      <form noValidate {...hook("newsletter")} {...hook("needsScript")}>
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
            <button type="submit" className="btn">
              Sign up
            </button>
          </div>
        </div>
      </form>
      <p id="newsletter-answer" role="status" {...hook("newsletterAnswer")} />
    </section>
  );
}
