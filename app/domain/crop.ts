/** The rectangle of a picture that readers see, in percent of the whole picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point of a picture, in percent from the left and the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };
/** The narrowest and lowest crop. */
export const MIN_CROP_PERCENT = 5;

/** Whether a rectangle lies within the picture and is not too small. */
export function isCrop({ x, y, width, height }: Crop): boolean {
  return (
    [x, y, width, height].every((side) => Number.isInteger(side)) &&
    x >= 0 &&
    y >= 0 &&
    width >= MIN_CROP_PERCENT &&
    height >= MIN_CROP_PERCENT &&
    x + width <= 100 &&
    y + height <= 100
  );
}

export function isWhole({ width, height }: Crop): boolean {
  return width === 100 && height === 100;
}

/** A crop as a part of a file's name: "10-0-80-100"; empty for the whole picture. */
export function cropName(crop: Crop): string {
  return isWhole(crop) ? "" : [crop.x, crop.y, crop.width, crop.height].join("-");
}

/** The reverse of `cropName`; the whole picture for any other name. */
export function cropOf(name: string): Crop {
  const [x = 0, y = 0, width = 0, height = 0] = name.split("-").map(Number);
  const crop = { x, y, width, height };
  return isCrop(crop) ? crop : WHOLE;
}

/** Where a point of the whole picture is in a crop; the nearest edge if it was cut off. */
export function pointInCrop(point: Point, crop: Crop): Point {
  const within = (at: number, from: number, size: number) =>
    Math.min(100, Math.max(0, Math.round((100 * (at - from)) / size)));
  return {
    x: within(point.x, crop.x, crop.width),
    y: within(point.y, crop.y, crop.height),
  };
}

/** The crop between two corners, which may be given in any order. */
export function cropBetween(one: Point, other: Point): Crop {
  const [left, right] = edges(one.x, other.x);
  const [top, bottom] = edges(one.y, other.y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Two edges at least the smallest size apart, the first one first. */
function edges(one: number, other: number): readonly [number, number] {
  const low = Math.min(Math.min(one, other), 100 - MIN_CROP_PERCENT);
  return [low, Math.max(one, other, low + MIN_CROP_PERCENT)];
}

/**
 * The part of the whole picture that a frame shows: as much of the crop as fits, with the focal point as far from the
 * edges of the frame as it is from those of the crop.
 *
 * @param aspect width by height of the whole picture
 * @param frame width by height of the frame
 */
export function visiblePart(crop: Crop, focus: Point, aspect: number, frame: number): Crop {
  const { x, y } = pointInCrop(focus, crop);
  const cropAspect = (aspect * crop.width) / crop.height;
  const width = crop.width * Math.min(1, frame / cropAspect);
  const height = crop.height * Math.min(1, cropAspect / frame);
  return {
    x: crop.x + ((crop.width - width) * x) / 100,
    y: crop.y + ((crop.height - height) * y) / 100,
    width,
    height,
  };
}
