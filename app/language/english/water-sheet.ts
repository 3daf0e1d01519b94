/** The texts of the water sheet; see en.ts. */
export const waterSheet = {
  title: "Water page",
  method: (loss: number) => `head × gallons + ${loss}%; Hazen-Williams for the pipe.`,
  rows: [
    "Gallons a day, with {loss}% for loss",
    "Gallons a minute to the tank",
    "Tank, gallons",
    "{days} days stored (NRCS), gallons",
    "Acres within walking distance, and dry",
    "Pressure left at the float, psi",
  ],
  and: "and",
  draw: "N ↑ Draw the field, the source, the pipe and the tank here",
  bucket: "Bucket test: gallons × 60 ÷ seconds = gallons a minute",
  bucketColumns: ["Date", "Where", "Gallons", "Seconds", "Gallons a minute"],
  buy: "To ask about and to buy",
  buyColumns: ["What", "Size", "Quote", "Who"],
  items: ["Tank, with a ramp for birds and calves", "Float valve", "Pipe and fittings", ""],
  safety:
    "Water tested on {22}, salts {12} ppm (over {salts}: to a lab). Second way to fill the tank: {40}. Check it every day. Blue-green scum: cattle off at once. Call 811 before you dig. Move a tank empty.",
};
