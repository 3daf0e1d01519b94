import { icon } from "../../share-images/icons.ts";
import { answerFile } from "./answer.ts";
import type { Route } from "./+types/icon.ts";

export async function loader({ params: { file } }: Route.LoaderArgs) {
  return answerFile(await icon(`icons/${file}`), "image/png");
}
