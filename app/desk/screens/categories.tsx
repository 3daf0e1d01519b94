import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { LastChanges, TermPanel } from "#app/desk/terms/term-panels.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  // Contributors choose terms, but cannot change them.
  if (user.role === "contributor") throw new BackendError("forbidden");
  return bodyOf(api.terms.$get());
}

export const title = "Categories and tags";
export default function AdminCategories({
  loaderData: { categories, tags, changes },
}: ScreenProps<typeof loader>) {
  return (
    <ManagementPage title="Categories and tags">
      <p>
        When you rename one, all its posts get the new name at once, and the old web address leads
        to the new one. Readers see nothing of what isn’t published yet.
      </p>
      <TermPanel kind="category" terms={categories} />
      <TermPanel kind="tag" terms={tags} />
      <LastChanges changes={changes} />
    </ManagementPage>
  );
}
