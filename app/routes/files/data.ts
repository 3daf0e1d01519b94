import { contentContext } from "../../backend/content.server.ts";
import { dataFile } from "../../backend/data-files.ts";
import { answerJson } from "./answer.ts";
import type { Route } from "./+types/data.ts";

export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  return answerJson(await dataFile(context.get(contentContext), file));
}
