import { type FormEvent, useState } from "react";
import type { NewsletterPort } from "../../domain/ports.ts";

/** The newsletter signup. It says openly whether an address is kept (decision 15). */
export function Newsletter({ newsletter }: { readonly newsletter: NewsletterPort }) {
  const [answer, setAnswer] = useState("");
  const { kept } = newsletter;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    try {
      await newsletter.subscribe(typeof email === "string" ? email : "");
    } catch {
      setAnswer("The address could not be sent. Please try again.");
      return;
    }
    setAnswer(
      kept
        ? "Thank you. You will get the next letter."
        : "Nothing was sent and nothing was kept: this is a demonstration. The feed has every new article.",
    );
  }

  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      <p>
        {kept
          ? "One letter for each new article. To hear of them without a letter, use"
          : "In this demonstration no address is sent or kept. To hear of new articles, use"}{" "}
        <a href={`${import.meta.env.BASE_URL}feed.xml`}>the feed</a>.
      </p>
      <form onSubmit={submit} data-needs-react="" suppressHydrationWarning>
        <label htmlFor="newsletter-email">Email address</label>
        <div className="one-line">
          <input id="newsletter-email" name="email" type="email" required autoComplete="email" />
          <button type="submit" className="btn">
            Sign up
          </button>
        </div>
      </form>
      <p role="status">{answer}</p>
    </section>
  );
}
