import type { PageProps } from "#app/content-model/pages.ts";
import { Band } from "#app/ui/page/band.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** An unknown type gets the hero and no detail (specification, section 2). */
export default function UnknownPractice({ page }: PageProps<"practices/unknown">) {
  return (
    <Band picture="practices-unknown" photo={page.photo} title={page.title} lede={page.lede}>
      <p className="btns">
        <Link className="btn" to="/practices">
          See All Practices
        </Link>
      </p>
    </Band>
  );
}
