/**
 * Copies bytes into their own memory. Node slices small buffers from 64 KB pools, and a long-lived slice
 * keeps its whole pool alive.
 */
export function unpooledCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
