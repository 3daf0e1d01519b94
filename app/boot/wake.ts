import { listen } from "./listen.ts";
import { nearest } from "./nearest.ts";
import { slow } from "./slow.ts";

/** Fired on `document` once React runs the page. */
const AWAKE = "first-paddock:awake";
/** After so many milliseconds a search that was asked for by address is given up. */
const PATIENCE = 20_000;
/** A field that React follows while one types. Without React it is sent as a form. */
const WAKES = "[data-wakes]";
/** Controls that only React can serve. Links, the menu and the search form work without it. */
const NEEDS_REACT = "[data-needs-react]";

/** A page's own start of React (build/site/sleeping-scripts.ts). */
interface Waker {
  readonly default: (state: ReadableStream) => Promise<unknown>;
}

/**
 * React sleeps in the document: a tag that no browser runs names the module that starts it and the
 * data it starts with. It is woken at idle on a good connection; on a slow or metered one only when
 * the reader uses a control that needs it. That first click or submit is held and given again once
 * React runs.
 */
export function wake(): void {
  listen("click", hold);
  listen("submit", hold);
  listen("input", ({ target }) => {
    if (target instanceof Element && target.matches(WAKES)) rouse();
  });
  if (asksForSearch()) coverTheWait();
  document.addEventListener(AWAKE, () => {
    awake = true;
  });
  addEventListener("load", () => {
    if (document.querySelector("[data-wake=now]") || asksForSearch()) rouse();
    else if (!slow()) requestIdle(rouse);
  });
}

/** A search is answered by React; a campaign's mark in the address asks for nothing. */
function asksForSearch(): boolean {
  return new URLSearchParams(location.search).has("q");
}

/** The delivered page lists everything: until React has searched it must not pass for the answer. */
function coverTheWait(): void {
  const { classList } = document.documentElement;
  classList.add("asking");
  const end = () => classList.remove("asking");
  document.addEventListener(AWAKE, end);
  // When React cannot be had, the whole list is better than none.
  setTimeout(end, PATIENCE);
}

let awake = false;
let roused = false;

function hold(event: Event): void {
  const control = nearest(event.target, NEEDS_REACT);
  if (awake || !control || !sleeper()) return;
  // A form is held when it is sent; a click in it only says that it will be.
  if (event.type === "click" && control instanceof HTMLFormElement) return rouse();
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute("aria-busy", "true");
  document.addEventListener(
    AWAKE,
    () => {
      control.removeAttribute("aria-busy");
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    },
    { once: true },
  );
  rouse();
}

function sleeper(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-asleep]");
}

/** Starts React. Where the network fails, the next use of a control tries again. */
function rouse(): void {
  const { asleep, state } = sleeper()?.dataset ?? {};
  if (roused || asleep === undefined || state === undefined) return;
  roused = true;
  Promise.all([fetch(state), import(/* @vite-ignore */ asleep)])
    .then(([answer, waker]: [Response, Waker]) => {
      if (!answer.ok || !answer.body) throw answer;
      return waker.default(answer.body);
    })
    .catch(() => {
      roused = false;
    });
}

function requestIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
}
