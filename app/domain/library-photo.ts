/**
 * A photo in the server edition's library, with its focal point unless that is the center: `/media/cow-1600.jpg#62,40`.
 */
const LIBRARY_PHOTO = /^\/media\/[\w.-]+(?:#\d{1,3},\d{1,3})?$/;

/** Whether a picture is a photo in the library. In a file of its own, since no reader's script needs it. */
export function isLibraryPhoto(address: string): boolean {
  return LIBRARY_PHOTO.test(address);
}
