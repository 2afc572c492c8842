/** The registry's parts of the frame at one place of it. */
import { Suspense, use } from 'react';
import type { FrameEntry } from '../screens.ts';
import { FrameContext } from './FrameContext.ts';

export function FrameParts({ place }: { readonly place: FrameEntry['place'] }) {
  const parts = use(FrameContext)[place];
  return (
    <Suspense>
      {parts.map((Each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the registry's list never changes
        <Each key={index} />
      ))}
    </Suspense>
  );
}
