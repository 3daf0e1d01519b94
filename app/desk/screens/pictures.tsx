import { session } from "#app/backend/desk.ts";
import { PicturesPage } from "#app/desk/pictures/pictures-page.tsx";
import "#app/styles/desk/management/management.css";
import "#app/styles/desk/management/pictures.css";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const user = await session.current();
  return { isOwner: user?.role === "owner" };
}

export const title = "Pictures";

export default function AdminPictures({ loaderData }: ScreenProps<typeof loader>) {
  return <PicturesPage isOwner={loaderData.isOwner} />;
}
