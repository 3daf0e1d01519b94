import { webManifest } from "../../seo/web-manifest.ts";
import { answerFile } from "./answer.ts";

export function loader() {
  return answerFile(webManifest(import.meta.env.BASE_URL), "application/manifest+json");
}
