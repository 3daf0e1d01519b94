import { expect, test } from "vitest";
import { shareImagePath } from "./share-image.ts";

test.each([
  ["/", "/share/home.png"],
  ["/about/mission", "/share/about-mission.png"],
  ["/blog/2025/05/three-ranches", "/share/blog-2025-05-three-ranches.png"],
  [
    "/blog/category/wildlife%20%26%20biodiversity",
    "/share/blog-category-wildlife-biodiversity.png",
  ],
  ["/blog/2025/05/%C3%A9levage", "/share/blog-2025-05-%C3%A9levage.png"],
])("%s has the share image %s", (path, image) => {
  expect(shareImagePath(path)).toBe(image);
});
