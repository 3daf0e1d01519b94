import { createContext } from "react";

/** The path of the document being rendered, within the site: the header marks the current page. */
export const CurrentPath = createContext("/");
