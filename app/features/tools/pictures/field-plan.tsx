import type { ReactNode } from "react";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import type { Reach } from "../../../domain/tools/water/circle.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { InkPatterns } from "./ink.tsx";

const SIDE = 318;
/** Lengths of the scale bar, in feet. */
const SCALES_FT = [100, 200, 400, 500, 1000, 2000, 5000, 10_000];

const MAX_DRAWN = 12;
const drawnCount = (count: number | null) =>
  Math.min(MAX_DRAWN, Math.max(1, Math.round(count ?? 1)));

/**
 * The field to scale: wires, numbered paddocks, the tank, the ground it reaches, and the dry corners hatched.
 * Needs both sides of the field.
 */
export function FieldPlan({
  file,
  reach = null,
  id,
  fallback = null,
}: {
  readonly file: RanchFile | null;
  readonly reach?: Reach | null;
  /** Unique among the pictures of a page. */
  readonly id: string;
  /** Shown while a side is unknown. */
  readonly fallback?: ReactNode;
}) {
  const { widthFt, heightFt } = file?.fence ?? {};
  if (!file || !widthFt || !heightFt) return fallback;
  const { radiusFt } = file.water;
  const [rows, cols] = [drawnCount(file.fence.rows), drawnCount(file.fence.cols)];
  const scale = SIDE / Math.max(widthFt, heightFt);
  const [width, height] = [widthFt * scale, heightFt * scale];
  const bar = SCALES_FT.findLast((feet) => feet * scale <= SIDE * 0.6) ?? 50;
  const description = `Plan of the field, ${figure(widthFt)} by ${figure(heightFt)} feet, ${cols * rows} paddocks${reach ? `. ${figure(reach.reachedAcres, 1)} acres are within ${figure(radiusFt ?? 0)} feet of the tank, ${figure(reach.dryAcres, 1)} are not` : ""}.`;
  return (
    <figure className="tool-picture">
      <svg viewBox={`-4 -4 ${SIDE + 8} ${height + 42}`} role="img" aria-label={description}>
        <InkPatterns id={id} />
        <clipPath id={`${id}-field`}>
          <rect width={width} height={height} />
        </clipPath>
        <rect className="ink-dry" width={width} height={height} />
        {reach ? <rect fill={`url(#${id}-blocked)`} width={width} height={height} /> : null}
        {reach && radiusFt ? (
          <circle
            className="ink-rest-3"
            clipPath={`url(#${id}-field)`}
            cx={reach.tankFt.x * scale}
            cy={reach.tankFt.y * scale}
            r={radiusFt * scale}
          />
        ) : (
          <rect className="ink-rest-2" width={width} height={height} />
        )}
        {Array.from({ length: cols - 1 }, (_, index) => (
          <path
            key={`c${index}`}
            className="wire"
            d={`M${(width * (index + 1)) / cols} 0V${height}`}
          />
        ))}
        {Array.from({ length: rows - 1 }, (_, index) => (
          <path
            key={`r${index}`}
            className="wire"
            d={`M0 ${(height * (index + 1)) / rows}H${width}`}
          />
        ))}
        <rect className="ink-frame" width={width} height={height} />
        {Array.from({ length: rows * cols }, (_, index) => (
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
        {reach ? (
          <g>
            <circle
              className="tank"
              cx={reach.tankFt.x * scale}
              cy={reach.tankFt.y * scale}
              r="11"
            />
            <circle
              className="ink-frame"
              cx={reach.tankFt.x * scale}
              cy={reach.tankFt.y * scale}
              r="11"
            />
          </g>
        ) : null}
        <path className="ink-frame" d={`M0 ${height + 12}v8h${bar * scale}v-8`} />
        <text x={bar * scale + 8} y={height + 24}>
          {figure(bar)} ft
        </text>
      </svg>
      <figcaption>{description}</figcaption>
    </figure>
  );
}
