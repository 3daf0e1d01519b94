import type { ClientResponse } from "hono/client";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { type Problem, type Answer, answerOf, wordsOf } from "#app/backend/http/answer.ts";
import { session } from "#app/backend/desk.ts";
import type { Arrived } from "#app/backend/http/client.ts";
import { Field } from "../editor/fields/field.tsx";
import { useIsGone } from "../frame/is-gone.ts";
import { useToast } from "../frame/toast.tsx";
import { useUnsavedWork } from "../frame/unsaved-work.tsx";
import { Banner } from "./banner.tsx";
import { PasswordInput } from "./password-input.tsx";
import { oncePressed } from "#app/desk/once-pressed.ts";
import { Button } from "#app/ui/button.tsx";

type ValueOf = (name: string) => string;
/** A request, from the fields' values. */
type Send<Value> = (valueOf: ValueOf) => Promise<ClientResponse<Value>>;
type Done<Value> = (answer: Arrived<Value>, form: HTMLFormElement, valueOf: ValueOf) => void;

/** The form that a field or a button belongs to. */
interface FormState {
  readonly busy: boolean;
  readonly fields: Problem["fields"];
  readonly run: <Value>(
    form: HTMLFormElement | null,
    send: Send<Value>,
    onDone: Done<Value>,
  ) => Promise<void>;
}
const Form = createContext<FormState>({
  busy: false,
  fields: {},
  run: () => Promise.resolve(),
});

/**
 * A form that sends one request, with a `SubmitButton` in it. Errors appear above it, or at the fields that they
 * concern.
 */
export function RequestForm<Value>({
  send,
  onDone,
  className,
  children,
}: {
  readonly send: Send<Value>;
  readonly onDone: Done<Value>;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { busy, problem, request, clearMessage } = useRequest();
  const { setDirty } = useUnsavedWork();
  const part = useId();
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem.fields === NONE.fields) return;
    frame.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem.fields]);
  // Unsaved work makes the login open over the page, so that what was typed stays.
  const isSignedOut = problem.code === "signed-out";
  useEffect(() => {
    setDirty(isSignedOut, undefined, part);
    const signedIn = new AbortController();
    // A sign-in clears the message. The form stays marked as unsaved: someone else may have signed in.
    if (isSignedOut) session.watch(clearMessage, signedIn.signal);
    return () => {
      signedIn.abort();
      setDirty(false, undefined, part);
    };
  }, [isSignedOut, setDirty, part, clearMessage]);

  const run: FormState["run"] = async (form, sendOne, onOneDone) => {
    if (!form) return;
    const data = new FormData(form);
    const valueOf = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const answer = await request(
      () => sendOne(valueOf),
      (field) => form.elements.namedItem(field) !== null,
    );
    if (answer.ok) onOneDone(answer.value, form, valueOf);
  };

  return (
    <Form value={{ busy, fields: problem.fields, run }}>
      <Banner>{problem.message}</Banner>
      <form
        ref={frame}
        className={className}
        aria-busy={busy}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble it to the post's form, if this form is in one of its dialogs.
          event.stopPropagation();
          void run(event.currentTarget, send, onDone);
        }}
      >
        {children}
      </form>
    </Form>
  );
}

/** A button in a `RequestForm` that sends another request with its fields. */
export function OtherRequest<Value>({
  send,
  onDone,
  ...button
}: ComponentProps<typeof Button> & {
  readonly send: Send<Value>;
  readonly onDone: Done<Value>;
}) {
  const { busy, run } = use(Form);
  return (
    <Button
      {...button}
      disabled={busy}
      onClick={({ currentTarget }) => void run(currentTarget.form, send, onDone)}
    />
  );
}

/** The button that sends a `RequestForm`. */
export function SubmitButton(button: ComponentProps<typeof Button>) {
  return <Button {...button} type="submit" disabled={use(Form).busy} />;
}

export function RequestField({
  name,
  ...field
}: Omit<ComponentProps<typeof Field>, "error"> & { readonly name: string }) {
  return <Field {...field} error={use(Form).fields[name]} />;
}

/** A one-line field of a `RequestForm`. */
export function TextField({
  label,
  hint,
  optional = false,
  ...input
}: Omit<ComponentProps<"input">, "id" | "name"> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}) {
  return (
    <RequestField name={input.name} label={label} hint={hint} optional={optional}>
      {(control) => {
        const Input = input.type === "password" ? PasswordInput : "input";
        return <Input type="text" {...input} {...control} />;
      }}
    </RequestField>
  );
}

/** Asks for the signed-in user's password, so that nobody else can do it at an unattended desk. */
export function PasswordField({
  label = "Your password",
  name = "password",
  ...input
}: Omit<ComponentProps<"input">, "id" | "name"> & {
  readonly label?: string;
  readonly name?: string;
}) {
  return (
    <TextField
      {...input}
      label={label}
      name={name}
      type="password"
      autoComplete="current-password"
    />
  );
}

/** A button that sends one request. An error appears above it. */
export function RequestButton<Value>({
  send,
  onDone,
  ...button
}: ComponentProps<typeof Button> & {
  readonly send: () => Promise<ClientResponse<Value>>;
  readonly onDone: (answer: Arrived<Value>) => void;
}) {
  const { busy, problem, request } = useRequest();
  return (
    <>
      <Banner>{problem.message}</Banner>
      <Button
        {...button}
        disabled={busy}
        onClick={oncePressed(() => {
          void request(send).then((answer) => {
            if (answer.ok) onDone(answer.value);
          });
        })}
      />
    </>
  );
}

const NONE: Problem = { code: "", message: "", fields: {} };

/**
 * What a screen does when an error response shows that it is out of date: it reloads its data. A screen whose typed
 * words would be lost by that does nothing.
 */
export const Outdated = createContext<(status: number) => void>(() => {});
/** Not found, conflict, gone. */
const OUTDATED = [404, 409, 410];

/** Runs requests to the server, one at a time. An error stays until the next request, for the form to show in place. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>(NONE);
  const running = useRef(false);
  const onOutdated = use(Outdated);
  const isGone = useIsGone();
  const toast = useToast();

  /** @param isShown whether a field's message is shown beside it; otherwise it joins the general message. */
  async function request<Value>(
    send: () => Promise<ClientResponse<Value>>,
    isShown?: (field: string) => boolean,
  ): Promise<Answer<Arrived<Value>>> {
    if (running.current) return { ok: false, problem: NONE };
    running.current = true;
    setBusy(true);
    setProblem(NONE);
    const [screen = ""] = document.title.split(" | ");
    try {
      const answer = await answerOf(send());
      if (answer.ok) return answer;
      const { status = 0 } = answer.problem;
      const message = wordsOf(answer.problem, isShown);
      if (!isGone()) {
        setProblem({ ...answer.problem, message });
        if (OUTDATED.includes(status)) onOutdated(status);
        // Empty if the form sent nothing, but opened a dialog in its place.
      } else if (message !== "") toast({ text: `${screen}: ${message}`, isFailure: true });
      return answer;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const clearMessage = useCallback(() => setProblem((now) => ({ ...now, message: "" })), []);
  return { busy, problem, request, clearMessage };
}
