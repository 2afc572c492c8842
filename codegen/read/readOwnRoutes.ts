/** The addresses of hand-written screens, from the text of their registries: `overrides/<area>/screens.ts`. */
import type { SourceFile } from './readSchema.ts';

export interface OwnRoute {
  /** As React Router writes it: `/orders/:orderId`. */
  readonly path: string;
  readonly file: string;
  readonly line: number;
}

/** A path from the root is a route's, and those that follow it without a slash are of the screens below it. */
export function readOwnRoutes(registries: readonly SourceFile[]): OwnRoute[] {
  return registries.flatMap(({ path: file, text }) => {
    let parent = '';
    return [...text.matchAll(/\bpath: '([^']*)'/g)].map((match) => {
      const [, written = ''] = match;
      const line = text.slice(0, match.index).split('\n').length;
      if (written.startsWith('/')) parent = written;
      const path = written.startsWith('/') ? written : `${parent}/${written}`.replace(/\/$/, '');
      return { path, file, line };
    });
  });
}
