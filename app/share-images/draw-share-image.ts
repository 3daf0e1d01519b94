import { readFileSync } from "node:fs";
import { scene } from "../illustrations/scene.ts";
import { SHARE_IMAGE_SIZE } from "../seo/share-image.ts";
import { cachedImage } from "./cached-image.ts";
import { createSetLine, type SetLine } from "./lettering.ts";
import { shareCard } from "./share-card.ts";
import type { ShareImage } from "./share-images.ts";

const FONT = "public/fonts/besley-bold-subset.woff2";
const MARK = "public/brand/mark.svg";

let setLine: SetLine | undefined;

/** Draws a page's share image as a PNG. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  setLine ??= createSetLine(FONT);
  const card = shareCard(
    await image.title(),
    scene(image.scene),
    readFileSync(MARK, "utf8"),
    setLine,
  );
  return cachedImage(card, SHARE_IMAGE_SIZE[0]);
}
