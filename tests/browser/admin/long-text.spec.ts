import { expect, heading, paste, test } from "./support/desk.ts";

const PARAGRAPH = `${"Grass grows where cattle rest it, and **rest** is a [number of days](https://a.example/). ".repeat(5).trim()}\n\n`;
const LONG = PARAGRAPH.repeat(Math.ceil(100_000 / PARAGRAPH.length));
/** Noticeable latency; generous, since test machines are slow and shared. */
const KEY_MS = 150;
const PASTE_MS = 4000;

test("100,000 characters: typing shows at once, a paste soon, and undo reverts both", async ({
  desk,
}) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
  const content = desk.getByLabel("Content");
  await content.fill(LONG);
  await content.press("Control+Home");

  await content.evaluate((area) => {
    area.addEventListener("keydown", ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // The message arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          area.dataset["waits"] = `${area.dataset["waits"] ?? ""} ${performance.now() - timeStamp}`;
        };
        port2.postMessage("drawn");
      });
    });
  });
  for (const key of "Rest first. ") await content.press(key === " " ? "Space" : key);
  const measured = (await content.getAttribute("data-waits")) ?? "";
  const waits = measured
    .trim()
    .split(" ")
    .map(Number)
    .toSorted((one, other) => one - other);
  expect(waits).toHaveLength(12);
  expect(waits[6]).toBeLessThan(KEY_MS);
  await expect(content).toHaveValue(`Rest first. ${LONG}`);

  const pasted = performance.now();
  await paste(desk, `<p><b>More</b> ${"grass. ".repeat(30)}</p>`.repeat(50), "More grass.");
  await expect
    .poll(() => content.evaluate((area: HTMLTextAreaElement) => area.value.length))
    .toBeGreaterThan(LONG.length + 10_000);
  expect(performance.now() - pasted).toBeLessThan(PASTE_MS);
  await content.press("Control+z");
  await expect(content).toHaveValue(`Rest first. ${LONG}`);
});
