import stylesheet from "../styles/site.css?url";

/**
 * The whole stylesheet, one file for all documents. A document carries the rules of what is above
 * this link (app/document/finish/finish.server.ts), so the link holds back nothing that is seen first.
 */
export function Stylesheet() {
  return <link rel="stylesheet" href={stylesheet} />;
}
