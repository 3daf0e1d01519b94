import { publicRoot } from "../../seo/addresses/public-root.ts";
import { robots } from "../../seo/addresses/sitemap.ts";
import { answerFile } from "./answer.ts";

export function loader() {
  return answerFile(robots(publicRoot(), import.meta.env.BASE_URL), "text/plain");
}
