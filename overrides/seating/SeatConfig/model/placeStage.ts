/** Where a stage goes, as wide as the room and above all there is. Pure. */
import type { PlanBlock } from '../../SeatMap/model/wire.ts';
import type { Drawing } from '../model.ts';

const HEIGHT = 2.5;
const WAY = 1.5;
/** Of a room without seats. */
const WIDTH = 16;

export function placeStage({ seats, blocks }: Drawing): PlanBlock {
  let [left, right, top] = [Infinity, -Infinity, 0];
  for (const { x, y } of seats) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
  }
  for (const { y } of blocks) top = Math.min(top, y);
  const isEmpty = left > right;
  return {
    info: '',
    x: isEmpty ? -WIDTH / 2 : left,
    y: top - WAY - HEIGHT,
    width: isEmpty ? WIDTH : Math.max(1, right - left),
    height: HEIGHT,
    fontSize: 18,
  };
}
