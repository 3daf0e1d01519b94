// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import { api } from "#app/backend/api.ts";
import { emptyScreen } from "#tests/support/screen.ts";
import { ToastProvider } from "../frame/toast.tsx";
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

test("what fails after its screen is left is said elsewhere, by the screen’s name", async () => {
  const { screen, show } = emptyScreen();
  document.title = "Redirects | First Paddock";
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const router = createMemoryRouter([
    { path: "/", element: <Addresses />, loader: () => ["/old"] },
    { path: "*", element: "Another screen" },
  ]);
  await show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  await act(async () => screen.querySelector("button")?.click());
  await act(async () => router.navigate("/elsewhere"));
  await act(async () => reject(new TypeError("Failed to fetch")));
  expect(screen.textContent).toBe("Another screenRedirects: No connection. Please try again.");
});

test("what is no longer there is said to be gone, and the list is loaded anew", async () => {
  const { screen, show } = emptyScreen();
  const lists = [["/old", "/other"], ["/other"]];
  const loader = () => lists.shift();
  const router = createMemoryRouter([{ path: "/", element: <Addresses />, loader }]);
  const refusal = { error: { code: "not-found" } };
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 404 }));
  await show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  await act(async () => screen.querySelector("button")?.click());
  expect(screen.textContent).toBe("Redirects/otherIt’s no longer there.");
});
