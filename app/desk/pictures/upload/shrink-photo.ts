/** Well above what readers get (server/images/prepare.ts), and what every browser can draw. */
const LONGEST_SIDE_PX = 4000;
const QUALITY = 0.95;

/**
 * A photo that is too large for the server, made smaller: upright, on white, as a JPEG.
 *
 * @returns `undefined` if the browser can't.
 */
export async function shrunkPhoto(file: Blob): Promise<Blob | undefined> {
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(photo.width, photo.height));
    const scaled = (side: number) => Math.max(1, Math.round(side * scale));
    const canvas = new OffscreenCanvas(scaled(photo.width), scaled(photo.height));
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    return await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  } catch {
    // It is damaged, or too large for this device's memory.
    return undefined;
  }
}
