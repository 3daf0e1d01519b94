import type { ReactNode } from "react";
import { Cow } from "./ink.tsx";

const GROUND = <path className="land-dry" d="M0 50h120v26H0z" />;
const JAR = <path className="cut-glass" d="M40 10h40v6l5 6v46H35V22l5-6z" />;
const BLADES = "l-5-20 4 18 1-26 3 26 5-18-3 20z";

/** The picture for each field test: the thing that is read. */
const CUTS: Readonly<Record<string, ReactNode>> = {
  ring: (
    <>
      {GROUND}
      <path className="cut-water" d="M38 34h44v12H38z" />
      <path className="cut-soil" d="M38 50h44v14q-22 9-44 0z" />
      <path className="cut-line" d="M36 28v32M84 28v32M36 34h48" />
    </>
  ),
  slake: (
    <>
      <path className="cut-water" d="M36 30h48v37H36z" />
      {JAR}
      <path className="cut-line" d="M36 48h48" strokeDasharray="3 3" />
      <path
        className="cut-soil"
        d="M52 47q-2-9 8-11t10 11zM48 60h3v3h-3zM66 56h3v3h-3zM58 63h4v3h-4z"
      />
    </>
  ),
  texture: (
    <>
      <path className="cut-water" d="M36 24h48v12H36z" />
      <path className="land-dry" d="M36 36h48v8H36z" />
      <path className="land-bale" d="M36 44h48v10H36z" />
      <path className="cut-soil" d="M36 54h48v13H36z" />
      {JAR}
    </>
  ),
  nitrate: (
    <>
      {GROUND}
      <path className="land-bale" d="M14 40h46v24H14zM14 52h46" />
      <path className="ink-blade" d={`M84 64${BLADES}M98 64${BLADES}`} />
      <path
        className="ink-trigger"
        d="M91 8l14 24H77zM90 15h2v9h-2zM90 26h2v3h-2z"
        fillRule="evenodd"
      />
    </>
  ),
  worms: (
    <>
      {GROUND}
      <path
        className="ink-blade"
        d={`M24 56${BLADES}M44 56${BLADES}M64 56${BLADES}M84 56${BLADES}`}
      />
      <path className="cut-worm" d="M62 40q4-6 8 0t8 0" />
      <path className="cut-line" d="M104 26v30M100 26h8M100 36h8M100 46h8M100 56h8" />
    </>
  ),
  flies: (
    <>
      {GROUND}
      <Cow x={60} y={70} height={46} coat="rust" />
      <path
        className="cut-dots"
        d="M62 24h.1M70 20h.1M76 27h.1M83 22h.1M68 32h.1M79 34h.1M88 30h.1M60 34h.1M94 16h.1M72 12h.1"
      />
    </>
  ),
  mineral: (
    <>
      {GROUND}
      <path className="land-bale" d="M42 18q18 6 36 0l4 46q-22 6-44 0z" />
      <path className="cut-line" d="M42 18q18-8 36 0M50 34h20M50 42h20M50 50h12" />
    </>
  ),
};

/** The pictures as symbols. A planner's document holds them once, like the cattle, so that no script contains them. */
export function TestCuts() {
  return (
    <svg className="ink-source" aria-hidden="true">
      {Object.entries(CUTS).map(([test, picture]) => (
        <symbol key={test} id={`cut-${test}`} viewBox="0 0 120 76">
          <path className="land-sky" d="M0 0h120v76H0z" />
          {picture}
        </symbol>
      ))}
    </svg>
  );
}
