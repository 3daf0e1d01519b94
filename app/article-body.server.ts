import { createContext } from "react-router";

/** A place for one article's HTML. */
export interface ArticleBodySlot {
  html: string | undefined;
}

/**
 * The article's HTML on its way from the loader to the page, past the router's own hydration data:
 * the text stands in the document already and need not travel twice. Set afresh for each request.
 */
export const articleBody = createContext<ArticleBodySlot>({ html: undefined });
