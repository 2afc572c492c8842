/** Draws that are the same on every machine for the same seed: the demo's season must not depend on chance. */

/** A number from 0 to below 1, by mulberry32. */
export type Draw = () => number;

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function drawItem<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[Math.floor(draw() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to draw from an empty list.');
  return item;
}

/** A whole number from `least` to `most`, both included. */
export function drawInteger(draw: Draw, least: number, most: number): number {
  return least + Math.floor(draw() * (most - least + 1));
}

export function drawBytes(draw: Draw, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, () => Math.floor(draw() * 256));
}
