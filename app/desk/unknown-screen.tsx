import { errors, frame } from "#app/language/en.ts";
import { NotFound } from "../document/layout/not-found.tsx";

export const title = "Page Not Found";

/** An address below `/admin` that is no screen of the desk. */
export default function UnknownScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <NotFound texts={{ errors, frame }} />
    </main>
  );
}
