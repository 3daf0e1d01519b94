import { createContext, use } from "react";

/** The address of the readers' stylesheet while a public document is rendered. */
export const StylesheetAddress = createContext<string | undefined>(undefined);

/**
 * The stylesheet, one file for all documents. The rules for what is above this link are inlined
 * (app/document/first-styles), so it does not delay the first paint. The desk's document links it itself.
 */
export function Stylesheet() {
  const address = use(StylesheetAddress);
  return address === undefined ? null : <link rel="stylesheet" href={address} />;
}
