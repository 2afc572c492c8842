/** Work that waits, a line for each contract. The next piece is taken from each line in turn, so nobody waits for another's thousand. */

interface Waiting {
  readonly contract: number;
  /** Of its buffers, which are in memory while it waits. */
  readonly bytes: number;
}

interface Room {
  readonly pieces: number;
  readonly bytes: number;
}

export class FairQueue<Piece extends Waiting> {
  readonly #room: Room;
  /** The first of the map is the next to be served. */
  readonly #lines = new Map<number, Piece[]>();

  /** @param room of all lines together; one of them takes at most half of it, so that some is left for others */
  constructor(room: Room) {
    this.#room = room;
  }

  get length(): number {
    return this.#all().length;
  }

  /** @returns false when there is no room */
  add(piece: Piece): boolean {
    const line = this.#lines.get(piece.contract) ?? [];
    const half = { pieces: this.#room.pieces / 2, bytes: this.#room.bytes / 2 };
    if (!fits(this.#all(), piece, this.#room) || !fits(line, piece, half)) return false;
    line.push(piece);
    this.#lines.set(piece.contract, line);
    return true;
  }

  take(): Piece | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [contract, line] = first;
    const piece = line.shift();
    this.#lines.delete(contract);
    if (line.length > 0) this.#lines.set(contract, line);
    return piece;
  }

  /** Takes out a piece that nobody waits for any more. */
  remove(piece: Piece): void {
    const left = (this.#lines.get(piece.contract) ?? []).filter((one) => one !== piece);
    if (left.length > 0) this.#lines.set(piece.contract, left);
    else this.#lines.delete(piece.contract);
  }

  #all(): readonly Piece[] {
    return [...this.#lines.values()].flat();
  }
}

function fits(line: readonly Waiting[], { bytes }: Waiting, room: Room): boolean {
  const held = line.reduce((sum, piece) => sum + piece.bytes, 0);
  return line.length < room.pieces && held + bytes <= room.bytes;
}
