import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { siteName } from "#app/shared/site-name.ts";
import { api } from "#app/backend/api.ts";
import { bodyOf, Refusal } from "#app/backend/http/client.ts";
import { EmailLink } from "#app/desk/login/email-link.tsx";
import { SignInLayout } from "#app/desk/login/sign-in-layout.tsx";
import { WelcomeForm } from "#app/desk/login/welcome-form.tsx";
import type { ScreenProps } from "../screen.tsx";

const GONE = 410;

/** The link's token is in the fragment, which browsers never send to a server. */
export async function loader() {
  const token = location.hash.slice(1);
  try {
    // Asks for the link's purpose, without using it up.
    const link = await bodyOf(api.welcome.check.$post({ json: { token } }));
    return { token, link };
  } catch (error) {
    if (error instanceof Refusal && error.status === GONE) return { token, gone: error.reason };
    throw error;
  }
}

/** Headings for links that no longer work. */
const GONE_TITLES: Readonly<Partial<Record<string, string>>> = {
  "link-used": "This link has been used",
  "link-expired": "This link has expired",
};

export const title = "Welcome";

export default function AdminWelcome({
  loaderData: { token, link, gone },
}: ScreenProps<typeof loader>) {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  if (!link) {
    return (
      <SignInLayout title={GONE_TITLES[gone.code] ?? "This link doesn’t work"}>
        <p>{gone.message}</p>
        <p>
          <Link to="/admin/login">To the sign-in</Link>
        </p>
      </SignInLayout>
    );
  }
  if (done) {
    return (
      <SignInLayout title="Your password is set">
        <p>
          <Link to="/admin/login">Sign in</Link> with it and the code of your app.
        </p>
      </SignInLayout>
    );
  }
  const { purpose, email = "" } = link;
  if (purpose === "email" || purpose === "email-back") {
    return <EmailLink purpose={purpose} email={email} token={token} />;
  }
  const title = purpose === "reset" ? "Set a new password" : `Welcome to ${siteName()}`;
  return (
    <SignInLayout title={title}>
      <p className="hint">{purpose === "setup" ? "Create the first account." : `For ${email}.`}</p>
      <WelcomeForm
        purpose={purpose}
        token={token}
        onDone={(signedIn) =>
          signedIn
            ? void navigate(purpose === "setup" ? "/admin/first-steps" : "/admin", {
                replace: true,
              })
            : setDone(true)
        }
      />
    </SignInLayout>
  );
}
