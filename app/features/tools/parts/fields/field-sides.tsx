import { NumberOf } from "./number-of.tsx";

/** Width and length of the field to fence and water. */
export function FieldSides() {
  return (
    <>
      <NumberOf
        group="fence"
        name="widthFt"
        label="Width of the field"
        unit="feet"
        limit="lengthFt"
      />
      <NumberOf
        group="fence"
        name="heightFt"
        label="Length of the field"
        unit="feet"
        limit="lengthFt"
      />
    </>
  );
}
