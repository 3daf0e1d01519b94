import { type Frieze, friezeFile } from "../../illustrations/file-names.ts";
import { withBase } from "../links/with-base.ts";

/** A strip of drawn land across the middle of a long page, for the eye to rest on. */
export function FriezeStrip({ name }: { readonly name: Frieze }) {
  return (
    <img
      className="frieze pic"
      src={withBase(`/${friezeFile(name)}`)}
      alt=""
      width="1200"
      height="240"
      loading="lazy"
      decoding="async"
    />
  );
}
