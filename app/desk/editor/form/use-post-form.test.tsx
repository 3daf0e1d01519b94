// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { posts } from "#app/backend/desk.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { ToastProvider } from "#app/desk/frame/toast.tsx";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { EMPTY_FORM } from "./form-values.ts";
import { usePostForm } from "./use-post-form.ts";

const VALUES = { ...EMPTY_FORM, title: "The creek" };

function Form() {
  const { submit } = usePostForm({
    id: "creek",
    initial: EMPTY_FORM,
    restored: undefined,
    firstVersion: 1,
    defaultDate: calendarDate("2026-05-01"),
    goTo: () => {},
  });
  return (
    <button type="button" onClick={() => void submit(VALUES, { kind: "save" })}>
      Save
    </button>
  );
}

test("a save that fails after the editor is left is reported on the next screen", async () => {
  const answer = Promise.withResolvers<never>();
  vi.spyOn(posts, "update").mockReturnValue(answer.promise);
  const { screen, show } = emptyScreen();
  await show(
    <ToastProvider>
      <Form />
    </ToastProvider>,
  );
  await act(async () => screen.querySelector("button")?.click());
  await show(<ToastProvider>Another screen</ToastProvider>);
  await act(async () => answer.reject(new BackendError("offline")));
  expect(screen.textContent).toContain("“The creek” may not have been saved.");
});
