import { expect, test, vi } from "vitest";
import { photoVariants } from "./photos.ts";

test("offers a library photo in the widths the server stores, up to its own", () => {
  vi.stubEnv("EDITION", "server");
  expect(photoVariants("/media/01a2-1400.jpg#62,40")).toEqual({
    src: "/media/01a2-1400.jpg#62,40",
    srcSet: "/media/01a2-480.webp 480w, /media/01a2-960.webp 960w, /media/01a2-1400.webp 1400w",
  });
});

test("sizes a stock photo by its host's parameters and leaves other addresses unchanged", () => {
  expect(photoVariants("https://images.pexels.com/photos/1/a.jpg?x=1").src).toBe(
    "https://images.pexels.com/photos/1/a.jpg?auto=compress&cs=tinysrgb&w=1200",
  );
  expect(photoVariants("/scenes/a.svg")).toEqual({ src: "/scenes/a.svg", srcSet: "" });
});
