// @vitest-environment jsdom
import { expect, test } from "vitest";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { wait, withFakeClock } from "../testing/history.tsx";
import "#app/markdown/preview-renderer.ts";
import { Preview } from "./preview.tsx";

test("the preview of a long text waits for a longer pause in typing", () =>
  withFakeClock(async () => {
    const { screen, show } = emptyScreen();
    const type = (content: string) => show(<Preview content={content} line={0} place="nearest" />);
    const shown = () => screen.querySelector(".prose")?.lastElementChild?.textContent;
    const long = "Grass rests. ".repeat(6000);
    await type(`${long}\n\nEnd`);
    await wait(100);
    await type(`${long}\n\nThe end`);
    await wait(600);
    expect(shown()).toBe("End");
    await wait(600);
    expect(shown()).toBe("The end");
    await type("Short");
    await wait(300);
    expect(shown()).toBe("Short");
  }));
