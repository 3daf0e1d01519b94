import { expect, test } from "vitest";
import { adviceFor } from "./cover-advice.ts";

const PAGE = /^This is a photo’s page/;
const HOSTS = /^Photos are shown from images\.unsplash\.com and images\.pexels\.com only/;

test.each([
  ["https://images.pexels.com/photos/1/cow.jpeg", undefined],
  ["/scenes/posts/2025-05-rest-card.svg", undefined],
  ["https://unsplash.com/photos/brown-cow-AbC", PAGE],
  ["https://www.pexels.com/photo/brown-cow-735968/", PAGE],
  ["https://www.pexels.com/de-de/foto/735968/", HOSTS],
  ["https://a.example/cow.jpg", HOSTS],
  ["https://images.unsplash.com.evil.example/cow.jpg", HOSTS],
  ["cow.jpg", /^This isn’t a web address/],
  ["javascript:alert(1)", /^This isn’t a web address/],
])("the advice for %s", (address, advice) => {
  const message = adviceFor(address, "https://site.example");
  if (advice === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(advice);
});
