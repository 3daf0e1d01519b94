import { contentContext } from "../../backend/content.server.ts";
import { drawShareImage } from "../../share-images/draw-share-image.ts";
import { shareImages } from "../../share-images/share-images.ts";
import { answerFile } from "./answer.ts";
import type { Route } from "./+types/share-image.ts";

export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const images = await shareImages(context.get(contentContext));
  const image = images.get(`/share/${encodeURIComponent(file)}`);
  return answerFile(image && (await drawShareImage(image)), "image/png");
}
