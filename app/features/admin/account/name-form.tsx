import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** Changes the name that other people see at the desk. Posts keep their bylines. */
export function NameForm({
  name,
  onChanged,
}: {
  readonly name: string;
  readonly onChanged: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = { name: textOf(event.currentTarget, "name") };
    const answer = await request(() => api.account.$patch({ json }));
    if (!answer.ok) return;
    toast({ text: `At the desk you are now ${answer.value.username}.` });
    onChanged();
  }

  return (
    <section className="panel" aria-labelledby="name">
      <h2 id="name">Name</h2>
      <Banner>{problem.message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        <TextField
          label="Your name at the desk"
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={problem.fields["name"]}
        />
        <button type="submit" className="btn" aria-disabled={busy}>
          Change the name
        </button>
      </form>
    </section>
  );
}
