import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstAccount, freePort, startChild, stopChild } from "#server/testing/child.ts";
import { expect, haveSession, test } from "../fixtures.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

test("no typed word is lost when the server is killed while somebody types", async ({ page }) => {
  // Starts the server twice, possibly on a busy machine.
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), "paddock-killed-"));
  const port = await freePort();
  const settings = { DATA_DIR: folder, BUNDLE_DIR: ".output-server", LOG_LEVEL: "error" };
  let server = await startChild(port, settings);
  try {
    await haveSession(page.context(), server, await firstAccount(server));
    await page.goto(`${server.origin}/admin/new-post`);
    const content = page.getByRole("textbox", { name: "Content" });
    await content.pressSequentially("Kept before. ");
    await expect(page.getByText(/Draft kept/)).toBeVisible();

    await content.pressSequentially("Typed as it ");
    const gone = once(server.child, "exit");
    server.child.kill("SIGKILL");
    await content.pressSequentially("died, and ");
    await gone;
    await content.pressSequentially("after.");
    await expect(page.getByText(/Your words are kept on this device/)).toBeVisible();

    server = await startChild(port, settings);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/Draft kept/)).toBeVisible();
    const id = new URL(page.url()).searchParams.get("post");
    const autosaves = await page.request.get(`${server.origin}/api/posts/${id}/autosaves`);
    expect(JSON.stringify(await autosaves.json())).toContain(
      "Kept before. Typed as it died, and after.",
    );
  } finally {
    await stopChild(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
