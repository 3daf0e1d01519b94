/**
 * Offers a file to the device's share sheet if it takes files, otherwise downloads it. Returns false if the reader
 * closed the sheet without sharing.
 */
export async function shareOrDownload(name: string, type: string, text: string): Promise<boolean> {
  const file = new File([text], name, { type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      // Closing the share sheet is a choice; any other failure falls back to a download.
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  return true;
}

/** Some browsers read the address after the click. */
const REVOKE_AFTER_MS = 10_000;
