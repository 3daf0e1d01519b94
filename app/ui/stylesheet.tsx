import stylesheet from "../styles/site.css?url";

/**
 * The stylesheet, one file for all documents. The rules for what is above this link are inlined
 * (app/document/finish/finish.server.ts), so it does not delay the first paint.
 */
export function Stylesheet() {
  return <link rel="stylesheet" href={stylesheet} />;
}
