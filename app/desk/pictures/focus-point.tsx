import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import {
  type Crop,
  cropBetween,
  cropName,
  isWhole,
  MIN_CROP_PERCENT,
  type Point,
  visiblePart,
  WHOLE,
} from "#app/domain/crop.ts";
import { RadioGroup } from "../forms/radio-group.tsx";
import type { LibraryPicture } from "./use-library.ts";
import { Button } from "#app/ui/button.tsx";

const CENTER: Point = { x: 50, y: 50 };
const FRAMES = [
  ["wide", 16 / 9],
  ["square", 1],
  ["phone", 3 / 4],
] as const;
const MODES = [
  [false, "Focus point"],
  [true, "Crop"],
] as const;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How close to a corner of the crop a finger must come to move it, in percent of the photo. */
const NEAR_PERCENT = 9;

/**
 * Chooses what readers see of a picture: a crop, by a drag or four sliders, and its focal point, by a click or the
 * arrow keys. Three frames show what both do.
 */
export function FocusPoint({
  picture: { whole, width, height, crop: saved },
  focus,
  crop,
  onFocus,
  onCrop,
}: {
  readonly picture: Pick<LibraryPicture, "whole" | "width" | "height" | "crop">;
  readonly focus: Point;
  readonly crop: Crop;
  readonly onFocus: (focus: Point) => void;
  readonly onCrop: (crop: Crop) => void;
}) {
  const [isCropping, setIsCropping] = useState(false);
  /** The corner opposite to the one that is being dragged. */
  const fixed = useRef<Point>(undefined);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step && event.key !== "Home") return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onFocus(
      step ? { x: within(focus.x + step[0] * size), y: within(focus.y + step[1] * size) } : CENTER,
    );
  }
  function startDrag(event: PointerEvent) {
    if (!isCropping) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    fixed.current = oppositeCorner(crop, at) ?? at;
  }
  function drag(event: PointerEvent) {
    if (fixed.current) onCrop(cropBetween(fixed.current, pointOf(event)));
  }

  return (
    <div>
      <RadioGroup
        legend="On the photo"
        isLegendShown
        className="filters"
        options={MODES}
        chosen={isCropping}
        onChoose={setIsCropping}
      />
      <button
        type="button"
        className={isCropping ? "focus-photo cropping" : "focus-photo"}
        aria-label={
          isCropping
            ? `Crop: ${cropText(crop)} Drag on the photo, or use the sliders below.`
            : `Focus point: ${focus.x}% from the left, ${focus.y}% from the top. Arrow keys move it, Home centers it.`
        }
        onKeyDown={isCropping ? undefined : press}
        onClick={(event) => {
          // A key press is a click without a pointer: its `detail` is 0.
          if (!isCropping && event.detail > 0) onFocus(pointOf(event));
        }}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={() => (fixed.current = undefined)}
        onPointerCancel={() => (fixed.current = undefined)}
      >
        <img src={whole} alt="" draggable={false} />
        {isWhole(crop) && !isCropping ? null : (
          <span
            className="crop-frame"
            style={{
              left: `${crop.x}%`,
              top: `${crop.y}%`,
              width: `${crop.width}%`,
              height: `${crop.height}%`,
            }}
          />
        )}
        {isCropping ? null : (
          <span className="focus-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        )}
      </button>
      {isCropping ? (
        <Edges crop={crop} onCrop={onCrop} />
      ) : (
        <p className="hint" role="status">
          Focus: {focus.x}%, {focus.y}%. Frames keep this point. Click the photo to move it.
        </p>
      )}
      <p className="hint" role="status">
        {cropText(crop)}
      </p>
      <p className="btns">
        {isWhole(crop) ? null : (
          <Button look="ghost small" onClick={() => onCrop(WHOLE)}>
            Show the whole picture
          </Button>
        )}
        {cropName(crop) === cropName(saved) || isWhole(saved) ? null : (
          <Button look="ghost small" onClick={() => onCrop(saved)}>
            Undo the crop’s changes
          </Button>
        )}
      </p>
      <ul className="crops" aria-label="As readers see it">
        {FRAMES.map(([name, aspect]) => {
          const part = visiblePart(crop, focus, width / height, aspect);
          return (
            <li key={name}>
              <span
                className="crop-view"
                style={{
                  aspectRatio: aspect,
                  backgroundImage: `url("${whole}")`,
                  backgroundSize: `${10_000 / part.width}% ${10_000 / part.height}%`,
                  backgroundPosition: `${share(part.x, part.width)}% ${share(part.y, part.height)}%`,
                }}
              />
              <span className="hint">{name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The four edges of a crop as sliders, for the keyboard. */
function Edges({ crop, onCrop }: { readonly crop: Crop; readonly onCrop: (crop: Crop) => void }) {
  const id = useId();
  const { x, y, width, height } = crop;
  const edges = [
    [
      "Left edge",
      x,
      0,
      x + width - MIN_CROP_PERCENT,
      (to: number) => ({ x: to, width: x + width - to }),
    ],
    ["Right edge", x + width, x + MIN_CROP_PERCENT, 100, (to: number) => ({ width: to - x })],
    [
      "Top edge",
      y,
      0,
      y + height - MIN_CROP_PERCENT,
      (to: number) => ({ y: to, height: y + height - to }),
    ],
    ["Bottom edge", y + height, y + MIN_CROP_PERCENT, 100, (to: number) => ({ height: to - y })],
  ] as const;
  return (
    <div className="crop-edges">
      {edges.map(([label, value, min, max, change]) => (
        <div key={label}>
          <label htmlFor={id + label}>{label}</label>
          <input
            id={id + label}
            type="range"
            min={0}
            max={100}
            value={value}
            aria-valuetext={`${value}%`}
            onChange={({ target }) => {
              const to = Math.min(max, Math.max(min, Number(target.value)));
              onCrop({ ...crop, ...change(to) });
            }}
          />
        </div>
      ))}
    </div>
  );
}

function cropText(crop: Crop): string {
  return isWhole(crop)
    ? "Readers see the whole picture."
    : `Readers see ${crop.width}% of its width and ${crop.height}% of its height. The rest is kept.`;
}

/** The corner that stays fixed while the nearest one is dragged; `undefined` if none is near. */
function oppositeCorner({ x, y, width, height }: Crop, at: Point): Point | undefined {
  const [left, right, top, bottom] = [x, x + width, y, y + height];
  const near = (one: number, other: number) => Math.abs(one - other) <= NEAR_PERCENT;
  const column = near(at.x, left) ? right : near(at.x, right) ? left : undefined;
  const row = near(at.y, top) ? bottom : near(at.y, bottom) ? top : undefined;
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
}

function pointOf(event: {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: EventTarget & Element;
}): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: within((100 * (event.clientX - box.left)) / box.width),
    y: within((100 * (event.clientY - box.top)) / box.height),
  };
}

/** A background position in percent, which CSS measures by the part that does not fit. */
function share(from: number, size: number): number {
  return size >= 100 ? 0 : (100 * from) / (100 - size);
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
