/**
 * A permutation of the numbers below a size, another for each key: position after position gives
 * each of them once, in no order that a person would notice. This is how values are unique in a
 * collection without remembering any.
 */
export function permute(position: number, size: number, key: number): number {
  if (size <= 1) return 0;
  const bits = 32 - Math.clz32(size - 1);
  let value = position % size;
  // The next power of two is permuted; what falls outside walks on until it is inside again.
  do value = permuteBits(value, bits, key);
  while (value >= size);
  return value;
}

function permuteBits(value: number, bits: number, key: number): number {
  const mask = bits >= 32 ? 0xffffffff : (1 << bits) - 1;
  const shift = Math.max(1, bits >> 1);
  let mixed = value;
  for (let round = 0; round < 4; round++) {
    mixed = (Math.imul(mixed, 0x9e3779b1) + key + round) & mask;
    mixed = (mixed ^ ((mixed & mask) >>> shift)) & mask;
    mixed = Math.imul(mixed, 0x85ebca6b) & mask;
    mixed = (mixed ^ ((mixed & mask) >>> shift)) & mask;
  }
  return mixed >>> 0;
}
