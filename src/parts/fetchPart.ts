/**
 * Pieces of the admin's own code, fetched when they are first needed. While the network is away they are waited for: a
 * browser that once failed to fetch a module never asks for it again, until the page is a fresh one.
 */

/** The piece could not be fetched, and a fresh page alone can; `cause` has the reason. */
export class PartMissingError extends Error {
  constructor(cause: unknown) {
    super('Code could not be fetched.', { cause });
  }
}

export interface Line {
  readonly isAway: () => boolean;
  /** Resolves once the network is back. */
  readonly back: () => Promise<void>;
}

const browserLine: Line = {
  // Outside a browser nothing is known of a network.
  isAway: () => navigator.onLine === false,
  back: () => new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
};

/** @throws PartMissingError when the network is there and the piece is not */
export async function fetchPart<Part>(load: () => Promise<Part>, line = browserLine): Promise<Part> {
  while (line.isAway()) await line.back();
  try {
    return await load();
  } catch (error) {
    throw new PartMissingError(error);
  }
}
