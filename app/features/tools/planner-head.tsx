import type { PLANNERS } from "#app/content-model/planners.ts";
import { Link } from "#app/ui/links/link.tsx";
import { InAppNote } from "#app/ui/print-button.tsx";
import { TestCuts } from "./pictures/test-cuts.tsx";

/** A planner's title, small, since its answer comes first. */
export function PlannerHead({ planner }: { readonly planner: (typeof PLANNERS)[number] }) {
  return (
    <div className="wrap tool-head">
      <h1>{planner.title}</h1>
      <p className="hint plain-only">
        This planner needs JavaScript and a recent browser, and prints its sheets once they have
        loaded. The <Link to="/tools/blank-forms">blank forms</Link> need neither.
      </p>
      <InAppNote />
      <Cattle />
      {planner.slug === "tests" ? <TestCuts /> : null}
    </div>
  );
}

/** What the planner is for, below it. */
export function PlannerFoot({ planner }: { readonly planner: (typeof PLANNERS)[number] }) {
  return (
    <div className="wrap tool-foot">
      <p>{planner.lede}</p>
      <p>
        <Link to="/tools">All planners and sheets</Link>
      </p>
    </div>
  );
}

/**
 * The outlines of the site's cattle for the planners' pictures: a grazing cow from the side and a cow from above. A
 * planner's document holds them once, outside its island; pictures refer to them by id.
 */
function Cattle() {
  return (
    <svg className="ink-source" aria-hidden="true">
      <symbol id="cow-side" viewBox="-12 -186 272 188">
        <path d="M84-90c0 0-7 12-10 18s-5 9-7 13s-1 5-2 11s-2 16-2 21s2 6 2 9s-2 8-2 8l5 10l-8 0l-1-4l-2 4l-8 0l1-10c0 0-1-4-1-7s1-4 1-10s0-18 1-24s2-7 2-11s3-3 1-8s-9-20-9-20zM195-84c0 0-3 24-3 31s0 5 1 9s3 12 4 17s2 6 3 9s0 8 0 8l5 10l-8 0l-2-4l-1 4l-9 0l2-10c0 0-2-5-2-7s0-4-1-9s-4-13-6-18s0-5-2-9s-2-7-5-13s-9-18-9-18zM6-170c3-4 4-4 9-6s10-3 18-3s16 3 27 3s24 1 36 1s21-1 30-3s13-4 21-4s13 0 21 4s15 9 21 16s9 15 12 24s5 19 6 27s1 12 0 18s-2 9-5 13s-6 6-11 7s-8-3-14-4s-11-3-18-2s-12 3-21 4s-18 2-27 2s-16-2-24-4s-18-10-18-10c0 0-11 4-21 3s-26-3-33-6s-5-4-8-11s-6-19-7-28s0-17 1-24s2-13 5-17zM80-85c6 2-2 7-3 10s-4 5-6 8s-3 7-3 7l-2-7c0 0-5 0-7 1s-3 5-3 5l-1-6c0 0-5-4-6-7s-8-9-2-11s28-2 33 0zM4-159c-2 7-4 15-5 27s-2 39-2 39c0 0 1 7 1 12s1 11 0 16s-2 12-4 12s-4-5-5-10s-2-10-1-15s5-15 5-15c0 0 1-22 1-36s2-32 3-40s3-6 5-7s7 0 7 3s-3 7-5 14zM69-90c4 7-10 5-15 8s-7 6-10 9s-5 4-7 8s-3 7-3 14s-2 18-2 24s2 6 2 9s-2 8-2 8l5 10l-8 0l-2-4l-1 4l-9 0l2-10c0 0-2-4-2-7s3-5 3-10s-2-12-3-17s-4-8-4-11s-1-5-1-7s2-3 2-7s-1-9-2-15s-9-12-6-18s13-20 24-18s35 23 39 30zM183-102c5 4-1 15-3 24s-5 19-7 25s-2 5-3 10s-3 13-4 17s1 5 1 8s-2 8-2 8l5 10l-9 0l-1-4l-2 4l-8 0l1-10c0 0-1-4-1-7s2-5 3-10s2-10 2-16s1-9 0-16s-7-14-8-22s-3-17 3-21s28-4 33 0zM126-156c-1-11 15-20 21-24s10-1 15 1s9 5 15 11s10 13 16 22s11 18 16 27s8 18 11 25s4 9 7 15s5 11 8 18s6 14 10 20s9 15 9 15c0 0 4 6 4 9s-1 6-3 9s-10 6-10 6c0 0-7 2-9 0s-3-4-6-8s-6-10-10-15s-6-8-9-12s-6-4-9-7s-3-5-5-10s-2-10-1-15s5-9 2-15s-9-12-18-18s-20-8-30-18s-23-25-24-36zM223-72c-2 2-6 3-10 4s-8 0-12-1s-10-7-10-7c0 0 6-6 10-7s8-2 12-2s8 4 10 6s2 5 0 7z" />
      </symbol>
      <symbol id="cow-above" viewBox="-130 -40 236 80">
        <path d="M-90 0c0-8 0-15 3-21s8-8 15-10s14 0 24-1s19-2 30-3s21-1 30 1s15 4 21 7s10 7 15 9s10 1 15 2s10 2 15 3s11 2 15 3s9 4 9 4c0 0 2 4 2 6s-2 6-2 6c0 0-5 3-9 4s-10 2-15 3s-10 2-15 3s-10 0-15 2s-9 6-15 9s-12 6-21 7s-19 1-30 1s-20-3-30-3s-17 1-24-1s-12-4-15-10s-3-13-3-21zM60-12l-9-18l12-2l9 17zM72 15l-9 17l-12-2l9-18zM-87 2l-21-1l-18 2l18-9l21 4z" />
      </symbol>
    </svg>
  );
}
