/** One slot of an entity: the hand-written screen where the registry has one, else the generic one. */
/// <reference types="vite/client" />
import { type ComponentType, lazy, Suspense } from 'react';
import { PageLoading } from '../generic/PageLoading.tsx';
import { SchemaProvider } from '../generic/SchemaContext.tsx';
import type { SlotEntry } from '../screens.ts';

type Slot = SlotEntry['slot'];

const generic: Readonly<Record<Slot, ComponentType>> = {
  list: lazy(async () => ({ default: (await import('../generic/GenericList.tsx')).GenericList })),
  show: lazy(async () => ({ default: (await import('../generic/GenericShow.tsx')).GenericShow })),
  create: lazy(async () => ({ default: (await import('../generic/GenericCreate.tsx')).GenericCreate })),
  edit: lazy(async () => ({ default: (await import('../generic/GenericEdit.tsx')).GenericEdit })),
};

/** In development only; what is never true in a build is left out of it. */
const OverrideThis = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../generic/OverrideThis.tsx')).OverrideThis }))
  : undefined;

export interface EntityScreenProps {
  readonly name: string;
  readonly slot: Slot;
  readonly Own: ComponentType | undefined;
}

export function EntityScreen({ name, slot, Own }: EntityScreenProps) {
  const Screen = Own ?? generic[slot];
  return (
    <Suspense fallback={<PageLoading />}>
      <SchemaProvider name={name}>
        <Screen />
        {OverrideThis && !Own && <OverrideThis slot={slot} />}
      </SchemaProvider>
    </Suspense>
  );
}
