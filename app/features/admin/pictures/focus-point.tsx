import type { KeyboardEvent, MouseEvent } from "react";

export interface Focus {
  readonly x: number;
  readonly y: number;
}
const CENTER: Focus = { x: 50, y: 50 };
const CROPS = [
  ["wide", "16 / 9"],
  ["square", "1 / 1"],
  ["phone", "3 / 4"],
] as const;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses a picture's focal point, by a click or the arrow keys, and previews three crops. */
export function FocusPoint({
  address,
  focus,
  onChange,
}: {
  readonly address: string;
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
}) {
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step && event.key !== "Home") return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onChange(
      step ? { x: within(focus.x + step[0] * size), y: within(focus.y + step[1] * size) } : CENTER,
    );
  }
  function click({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    // A key press is a click without a pointer: its `detail` is 0.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: within((100 * (clientX - box.left)) / box.width),
      y: within((100 * (clientY - box.top)) / box.height),
    });
  }
  const objectPosition = `${focus.x}% ${focus.y}%`;
  return (
    <div className="focus-point">
      <button
        type="button"
        className="focus-photo"
        aria-label={`Focus point: ${focus.x}% from the left, ${focus.y}% from the top. Arrow keys move it, Home centers it.`}
        onKeyDown={press}
        onClick={click}
      >
        <img src={address} alt="" />
        <span className="focus-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className="hint" role="status">
        Focus: {focus.x}%, {focus.y}%. Crops keep this point. Click the photo to move it.
      </p>
      <ul className="crops" aria-label="Crops">
        {CROPS.map(([name, aspectRatio]) => (
          <li key={name}>
            <img src={address} alt="" style={{ aspectRatio, objectPosition }} />
            <span className="hint">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
