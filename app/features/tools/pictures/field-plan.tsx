import type { ReactNode } from "react";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import type { Reach } from "#app/domain/tools/planners/water.ts";
import { tankSpot } from "#app/domain/tools/water/tank-spot.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { Cow, InkPatterns } from "./ink.tsx";

const SIDE = 318;
/** Lengths of the scale bar, in feet. */
const SCALES_FT = [100, 200, 400, 500, 1000, 2000, 5000, 10_000];

/** Where the cattle stand, in degrees from the left of the tank, so that they are drawn inside the field. */
const DRINKERS = { center: 0, edge: -90, corner: -145 };
const MAX_DRAWN = 12;
/** Paddocks drawn smaller than this get no number. */
const NUMBER = 16;
const drawnCount = (count: number | null) =>
  Math.min(MAX_DRAWN, Math.max(1, Math.round(count ?? 1)));

/**
 * The field to scale, seen from above: wires with a gate, numbered paddocks, the tank with cattle at it, its pipe, the
 * ground within the walk, and the dry corners hatched. Needs both sides of the field.
 */
export function FieldPlan({
  file,
  reach = null,
  id,
  asks = "fence",
  fallback = null,
}: {
  readonly file: RanchFile | null;
  readonly reach?: Reach | null;
  /** Unique among the pictures of a page. */
  readonly id: string;
  /** What the picture emphasizes; the rest is drawn in outline. */
  readonly asks?: "fence" | "tank" | "walk" | "pipe";
  /** Shown while a side is unknown. */
  readonly fallback?: ReactNode;
}) {
  const { widthFt, heightFt } = file?.fence ?? {};
  // A side with a refused value counts as unknown.
  if (!file || !widthFt || !heightFt || widthFt < 0 || heightFt < 0) return fallback;
  const { radiusFt, place } = file.water;
  const [rows, cols] = [drawnCount(file.fence.rows), drawnCount(file.fence.cols)];
  const scale = SIDE / Math.max(widthFt, heightFt);
  const [width, height] = [widthFt * scale, heightFt * scale];
  const numbered = Math.min(width / cols, height / rows) >= NUMBER;
  const bar = SCALES_FT.findLast((feet) => feet * scale <= SIDE * 0.6) ?? 50;
  const tank = tankSpot(width, height, place);
  const description = `Plan of the field, ${figure(widthFt)} by ${figure(heightFt)} feet, ${cols * rows} paddocks${reach ? `. ${figure(reach.reachedAcres, 1)} acres are within ${figure(radiusFt ?? 0)} feet of the tank, ${figure(reach.dryAcres, 1)} are not` : ""}.`;
  const wires = [
    ...Array.from(
      { length: cols - 1 },
      (_, index) => `M${(width * (index + 1)) / cols} 0V${height}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, index) => `M0 ${(height * (index + 1)) / rows}H${width}`,
    ),
  ].join("");
  return (
    <figure className={`tool-picture field-plan asks-${asks}`}>
      <svg viewBox={`-4 -4 ${SIDE + 8} ${height + 42}`} role="img" aria-label={description}>
        <InkPatterns id={id} />
        <clipPath id={`${id}-field`}>
          <rect width={width} height={height} />
        </clipPath>
        <rect
          className={reach && asks === "walk" ? "land-dry" : "land-grass"}
          width={width}
          height={height}
        />
        {radiusFt && radiusFt > 0 && (reach || asks !== "fence") ? (
          <g clipPath={`url(#${id}-field)`}>
            {asks === "walk" ? (
              <rect fill={`url(#${id}-blocked)`} width={width} height={height} />
            ) : null}
            <circle
              className={asks === "walk" ? "land-grass" : "walk"}
              cx={tank.x}
              cy={tank.y}
              r={radiusFt * scale}
            />
          </g>
        ) : null}
        <rect fill={`url(#${id}-grass)`} width={width} height={height} opacity="0.6" />
        <path className="pipe" d={`M0 ${tank.y + 6}H${tank.x}`} />
        <path className="wire" d={wires} />
        <rect className="ink-frame" width={width} height={height} />
        <path className="gate" d={`M${width * 0.82} ${height}l26 -14`} />
        {Array.from({ length: numbered ? rows * cols : 0 }, (_, index) => (
          <text
            key={index}
            className="on-rest"
            textAnchor="middle"
            x={(width * ((index % cols) + 0.5)) / cols}
            y={(height * (Math.floor(index / cols) + 0.5)) / rows + 6}
          >
            {index + 1}
          </text>
        ))}
        <g
          className="drinkers"
          transform={`translate(${tank.x.toFixed(1)} ${tank.y.toFixed(1)}) rotate(${DRINKERS[place]}) scale(${asks === "tank" ? 1.35 : 1})`}
        >
          <circle className="tank" r="12" />
          {asks === "fence"
            ? null
            : [-30, 20, 55].map((degrees, index) => (
                <g key={degrees} transform={`rotate(${degrees})`}>
                  <Cow above x={-34} y={0} height={12} coat={index === 1 ? "rust" : "ink"} />
                </g>
              ))}
        </g>
        <path className="ink-frame" d={`M0 ${height + 12}v8h${bar * scale}v-8`} />
        <text x={bar * scale + 8} y={height + 24}>
          {`${figure(bar)} ft`}
        </text>
      </svg>
    </figure>
  );
}
