import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import stylesheet from "./styles/site.css?url";

// From here on the reader may go to any page, or open what this one has not shown yet.
if (import.meta.env.PROD) {
  const whole = document.createElement("link");
  whole.rel = "stylesheet";
  whole.href = stylesheet;
  document.head.append(whole);
}

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
);

startTransition(() => {
  // A host answers any unknown address with 404.html. Where the address turns out to be a page that
  // only the browser knows, that document's content is not this page's: draw afresh.
  if (document.querySelector("[data-fallback]")) createRoot(document).render(app);
  else hydrateRoot(document, app);
});
