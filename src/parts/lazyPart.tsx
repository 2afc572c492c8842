/** Components whose code is fetched when they are first shown. Each is to be inside a `Suspense`. */
import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { fetchPart } from './fetchPart.ts';
import { PartBoundary } from './PartBoundary.tsx';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** A whole screen: without its code there is nothing to show, and the screen's boundary shows it. */
export const lazyScreen = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await fetchPart(load) }));

/** A part of a screen: without its code the rest stays as it is, with what was typed into it. */
export function lazyPart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Piece = lazyScreen(load);
  return (props) => (
    <PartBoundary>
      <Piece {...props} />
    </PartBoundary>
  );
}
