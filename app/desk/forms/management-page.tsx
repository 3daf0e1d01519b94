import type { ClientResponse } from "hono/client";
import { type ReactNode, useCallback } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { answerOf, wordsOf } from "#app/backend/http/answer.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { useToast } from "../frame/toast.tsx";
import { Outdated } from "./request-form.tsx";

/** A screen that manages something other than posts. */
export function ManagementPage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const toast = useToast();
  const reload = useReload();
  function onOutdated(status: number) {
    // The reload may remove the pressed button and the message beside it.
    if (status === 404) toast({ text: "It’s no longer there.", isFailure: true });
    reload();
  }
  return (
    <div className="wrap desk-page management">
      <h1>{title}</h1>
      <Outdated value={onOutdated}>{children}</Outdated>
    </div>
  );
}

/** A link to the screen that this one belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p className="back">
      <Link to={to}>
        <ArrowLeftIcon /> {children}
      </Link>
    </p>
  );
}

/** Returns a function that reloads the screen's data after a change. */
export function useReload(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => void revalidate(), [revalidate]);
}

/** Returns a function that says what was done and reloads the screen's data. */
export function useDone(): (said: string | Parameters<ReturnType<typeof useToast>>[0]) => void {
  const toast = useToast();
  const reload = useReload();
  return (said) => {
    toast(typeof said === "string" ? { text: said } : said);
    reload();
  };
}

/** Makes a message's Undo action from the request that undoes what was done. Reports a failure. */
export function useUndo() {
  const toast = useToast();
  const reload = useReload();
  return (send: () => Promise<ClientResponse<unknown>>) => ({
    label: "Undo",
    onPress: () =>
      void answerOf(send()).then((answer) => {
        if (answer.ok) reload();
        else toast({ text: wordsOf(answer.problem), isFailure: true });
      }),
  });
}

/** Puts the words of a list's search into the address, from which the screen loads what was found. */
export function useSearchInAddress(): (query: string) => void {
  const [, setParams] = useSearchParams();
  return (q) => setParams(q === "" ? {} : { q }, { replace: true, preventScrollReset: true });
}
