/** What the reader is told of the copy. The document's `data-offline` decides which buttons show. */
const WORDS = {
  none: "",
  saving: "Saving this site for reading offline…",
  saved: "Saved for reading offline.",
  failed: "The site could not be saved. Try again where the signal is better.",
} as const;

const NEW_VERSION = `<p>A new version of this site is ready.</p>
<button type="button" class="btn" data-offline-do="update">Load new version</button>
<button type="button" class="btn ghost" data-offline-do="later">Later</button>`;

let state: keyof typeof WORDS = "none";

/** Shows the state of the copy in the footer's reading settings. */
export function show(next: keyof typeof WORDS): void {
  state = next;
  paint();
}

/** Shows or hides the bar that offers a newer version. It moves nothing on the page. */
export function announce(ready: boolean): void {
  for (const bar of document.querySelectorAll("[data-notice]")) {
    bar.innerHTML = ready ? NEW_VERSION : "";
  }
}

function paint(): void {
  document.documentElement.dataset.offline = state;
  for (const line of document.querySelectorAll("[data-offline-status]")) {
    line.textContent = WORDS[state];
  }
}

// React may draw the document afresh when it arrives (app/entry.client.tsx).
document.addEventListener("first-paddock:awake", paint);
