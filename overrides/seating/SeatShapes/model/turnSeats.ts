/** Seats turned around a point and put elsewhere: a block beside the stage faces it. Pure. */
import type { DrawnSeat } from '../../SeatConfig/model.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

/** @param to where x = 0, y = 0 of the seats goes, and how far they are turned, in degrees, clockwise */
export function turnSeats(
  seats: readonly DrawnSeat[],
  to: { readonly x: number; readonly y: number; readonly degrees: number },
): readonly DrawnSeat[] {
  const turn = (to.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return seats.map((seat) => ({
    ...seat,
    x: round(to.x + seat.x * cos - seat.y * sin),
    y: round(to.y + seat.x * sin + seat.y * cos),
    angle: round(seat.angle + to.degrees),
  }));
}
