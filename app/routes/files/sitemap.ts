import { contentContext } from "../../backend/content.server.ts";
import { publicRoot } from "../../seo/addresses/public-root.ts";
import { sitemap } from "../../seo/addresses/sitemap.ts";
import { answerFile } from "./answer.ts";
import type { Route } from "./+types/sitemap.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(contentContext).posts();
  return answerFile(sitemap(posts, publicRoot()), "application/xml");
}
