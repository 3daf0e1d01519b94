import { contentContext } from "../../backend/content.server.ts";
import { drawing } from "../../scenes/drawing.ts";
import { answerFile } from "./answer.ts";
import type { Route } from "./+types/drawing.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const svg = await drawing(context.get(contentContext), `scenes/${params["*"]}`);
  return answerFile(svg, "image/svg+xml");
}
