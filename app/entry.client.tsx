import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readableAddress } from "./domain/readable-address.ts";
import stylesheet from "./styles/site.css?url";

// The router complains in the console about an address it cannot decode.
const { pathname, search, hash } = location;
const readable = readableAddress(pathname);
if (readable !== pathname) history.replaceState(history.state, "", readable + search + hash);

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
);

// A host answers addresses that have no page of their own with one that stands in. What it shows is
// not this address's page: draw that afresh, when its styles are there.
const standsIn = document.documentElement.dataset.fallback !== undefined;
const styled = import.meta.env.PROD ? wholeStylesheet() : Promise.resolve();
if (standsIn) void styled.then(() => startTransition(draw));
else startTransition(wakeUp);

function wakeUp(): void {
  hydrateRoot(document, app);
}

function draw(): void {
  createRoot(document).render(app);
}

/** From here on the reader may go to any page, or open what this one has not shown yet. */
function wholeStylesheet(): Promise<void> {
  const whole = document.createElement("link");
  whole.rel = "stylesheet";
  whole.href = stylesheet;
  document.head.append(whole);
  return new Promise((resolve) => {
    whole.onload = whole.onerror = () => resolve();
  });
}
