// @vitest-environment jsdom
import { act } from "react";
import { useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import { api } from "#app/backend/api.ts";
import { deskScreen } from "#app/desk/testing/screen.tsx";
import { ManagementPage } from "./management-page.tsx";
import { RequestButton } from "./request-form.tsx";

function Addresses() {
  const rows: readonly string[] = useLoaderData();
  return (
    <ManagementPage title="Redirects">
      {rows.map((row) => (
        <RequestButton
          key={row}
          send={() => api.redirects.$delete({ query: { address: row } })}
          onDone={() => {}}
        >
          {row}
        </RequestButton>
      ))}
    </ManagementPage>
  );
}

test("a request that fails after its screen is left is reported on the next screen, with the first one’s name", async () => {
  document.title = "Redirects | First Paddock";
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const { screen, press, leave } = await deskScreen(<Addresses />, () => ["/old"]);
  await press("/old");
  await leave();
  await act(async () => reject(new TypeError("Failed to fetch")));
  expect(screen.textContent).toBe("Another screenRedirects: No connection. Please try again.");
});

test("a row that no longer exists is reported as gone, and the list is reloaded", async () => {
  const lists = [["/old", "/other"], ["/other"]];
  const refusal = { error: { code: "not-found" } };
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 404 }));
  const { screen, press } = await deskScreen(<Addresses />, () => lists.shift());
  await press("/old");
  expect(screen.textContent).toBe("Redirects/otherIt’s no longer there.");
});
