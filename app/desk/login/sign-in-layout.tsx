import type { ReactNode } from "react";
import { Link } from "react-router";
import { siteName } from "#app/shared/site-name.ts";
import { Mark } from "#app/ui/icons/logo.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";

/** The layout of the pages before sign-in: a picture, and a form below the site's name. */
export function SignInLayout({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="login">
      <Picture scene="/scenes/login.svg" ratio={[3, 2]} eager />
      <main id="main" className="sign-in" tabIndex={-1}>
        <div className="login-box">
          <Link className="logo" to="/" reloadDocument>
            <Mark />
            {siteName()}
          </Link>
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
