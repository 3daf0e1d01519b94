/**
 * The same bytes in memory of their own. Node cuts buffers of a few kilobytes from pools of 64: one that is
 * kept for long would hold the whole pool.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
