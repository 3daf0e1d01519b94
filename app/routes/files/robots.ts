import { publicRoot } from "../../seo/public-root.ts";
import { robots } from "../../seo/sitemap.ts";
import { answerFile } from "./answer.ts";

export function loader() {
  return answerFile(robots(publicRoot(), import.meta.env.BASE_URL), "text/plain");
}
