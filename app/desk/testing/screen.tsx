import { act, type ReactNode } from "react";
import { createMemoryRouter, type LoaderFunction, RouterProvider } from "react-router";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { ToastProvider } from "../frame/toast.tsx";
import { UnsavedWorkProvider } from "../frame/unsaved-work.tsx";

/** Renders a screen of the desk, and another screen that `leave` navigates to. */
export async function deskScreen(element: ReactNode, loader?: LoaderFunction) {
  const { screen, show, close } = emptyScreen();
  const frame = (shown: ReactNode) => <UnsavedWorkProvider>{shown}</UnsavedWorkProvider>;
  const router = createMemoryRouter([
    { path: "/", element: frame(element), ...(loader ? { loader } : {}) },
    { path: "*", element: frame("Another screen") },
  ]);
  await show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return {
    screen,
    close,
    /** The text of the toast. */
    said: () => screen.querySelector(".toasts")?.textContent,
    press: (name: string) =>
      act(async () =>
        [...screen.querySelectorAll("button")]
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
    leave: () => act(async () => router.navigate("/elsewhere")),
  };
}
