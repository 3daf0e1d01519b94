import { createContext } from "react-router";

/** A place for one page's long HTML. */
export interface RenderedAheadSlot {
  html: string | undefined;
}

/**
 * A page's long HTML (an article, the archive) on its way from the loader to the page, past the router's
 * own hydration data: it stands in the document already and need not travel twice. Set afresh for each
 * request.
 */
export const renderedAhead = createContext<RenderedAheadSlot>({ html: undefined });
