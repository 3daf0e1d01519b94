import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { sectionTitle } from "#app/domain/section-title.ts";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { Row, Rows } from "#app/desk/forms/rows.tsx";
import { editorAddress, SETTINGS_ID, textState } from "#app/desk/texts/text-kind.ts";
import { useSiteTime } from "#app/desk/site-time.ts";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const { texts } = await bodyOf(api.texts.$get());
  return { pages: texts.filter(({ id }) => id !== SETTINGS_ID) };
}

export const title = "Pages";

const SPANISH = "In Spanish";
const GROUPS = ["about", "getting-started", "practices", "tools"];
const OTHERS = "Home and policies";

/** Every page of the site with the state of its texts. */
export default function AdminPages({ loaderData: { pages } }: ScreenProps<typeof loader>) {
  const { timeOf } = useSiteTime();
  const groups = Map.groupBy(pages, ({ address }) => groupOf(address));
  const order = [OTHERS, ...GROUPS.map(sectionTitle), SPANISH];
  return (
    <ManagementPage title="Pages">
      <p>
        The texts of the pages. Readers see a change when you publish it. What a page consists of,
        its pictures and where its links lead, stays as it is.
      </p>
      {order.map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          <Rows items={groups.get(name) ?? []}>
            {(text) => (
              <Row
                key={text.id}
                name={
                  <strong>
                    <Link to={editorAddress(text.id)}>{text.title}</Link>
                  </strong>
                }
                details={text.address}
              >
                <p className="text-state">
                  {textState(text)}
                  {text.changedAt === null ? null : (
                    <small className="hint">
                      {text.changedBy === "" ? "" : `${text.changedBy}, `}
                      {timeOf(text.changedAt)}
                    </small>
                  )}
                </p>
              </Row>
            )}
          </Rows>
        </section>
      ))}
    </ManagementPage>
  );
}

function groupOf(address: string): string {
  const [, first = ""] = address.split("/");
  if (first === "es") return SPANISH;
  return GROUPS.includes(first) ? sectionTitle(first) : OTHERS;
}
