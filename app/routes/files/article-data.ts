import { contentContext } from "../../backend/content.server.ts";
import { articleData } from "../../backend/data-files.ts";
import { answerJson } from "./answer.ts";
import type { Route } from "./+types/article-data.ts";

export async function loader({ context, params: { year, month, file } }: Route.LoaderArgs) {
  if (!file.endsWith(".json")) return answerJson(undefined);
  const ref = { year, month, slug: file.slice(0, -".json".length) };
  return answerJson(await articleData(context.get(contentContext), ref));
}
