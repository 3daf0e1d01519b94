import { readFileSync } from "node:fs";
import { scene } from "../illustrations/scene.ts";
import { SHARE_IMAGE_SIZE } from "../seo/share-image.ts";
import { keptImage } from "./kept-image.ts";
import { letterer, type SetLine } from "./lettering.ts";
import { shareCard } from "./share-card.ts";
import type { ShareImage } from "./share-images.ts";

const FONT = "public/fonts/besley-bold-subset.woff2";
const MARK = "public/brand/mark.svg";

let setLine: SetLine | undefined;

/** The picture that stands for a page when its link is shared, as a PNG. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  setLine ??= letterer(FONT);
  const card = shareCard(
    await image.title(),
    scene(image.scene),
    readFileSync(MARK, "utf8"),
    setLine,
  );
  return keptImage(card, SHARE_IMAGE_SIZE[0]);
}
