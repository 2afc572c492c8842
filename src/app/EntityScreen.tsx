/** One slot of an entity: the hand-written screen where the registry has one, else the generic one. */
/// <reference types="vite/client" />

import { type ComponentType, Suspense } from 'react';
import { summaryOf } from '../data/descriptors.ts';
import { useMay } from '../data/useMay.ts';
import { GenericList } from '../generic/GenericList.tsx';
import { PageLoading } from '../generic/PageLoading.tsx';
import { SchemaProvider } from '../generic/SchemaContext.tsx';
import { fetchPart } from '../parts/fetchPart.ts';
import { lazyPart, lazyScreen } from '../parts/lazyPart.tsx';
import type { SlotEntry } from '../screens.ts';

type Slot = SlotEntry['slot'];

const load: Readonly<Record<Exclude<Slot, 'list'>, () => Promise<ComponentType>>> = {
  show: async () => (await import('../generic/GenericShow.tsx')).GenericShow,
  create: async () => (await import('../generic/GenericCreate.tsx')).GenericCreate,
  edit: async () => (await import('../generic/GenericEdit.tsx')).GenericEdit,
};

const generic: Readonly<Record<Slot, ComponentType>> = {
  // Comes with the admin: a screen that first suspends is drawn 300 ms later at the earliest.
  list: GenericList,
  show: lazyScreen(load.show),
  create: lazyScreen(load.create),
  edit: lazyScreen(load.edit),
};

const Forbidden = lazyScreen(async () => (await import('./Forbidden.tsx')).Forbidden);

/** In development only; what is never true in a build is left out of it. */
const OverrideThis = import.meta.env.DEV
  ? lazyPart(async () => (await import('../generic/OverrideThis.tsx')).OverrideThis)
  : undefined;

export interface EntityScreenProps {
  readonly name: string;
  readonly slot: Slot;
  readonly Own: ComponentType | undefined;
}

const nothing = { operations: [] };

/** Forms alone are kept shut here: of what may not be read, the server's refusal is shown in its place. */
function useIsShut(name: string, slot: Slot): boolean {
  const entity = summaryOf(name) ?? nothing;
  const mayWrite = useMay(entity, slot === 'create' ? 'create' : 'update');
  return (slot === 'create' || slot === 'edit') && !mayWrite;
}

export function EntityScreen({ name, slot, Own }: EntityScreenProps) {
  const Screen = Own ?? generic[slot];
  const isShut = useIsShut(name, slot);
  // Beside the entity's descriptor, not after it.
  if (!Own && slot !== 'list') void fetchPart(load[slot]).catch(() => undefined);
  if (isShut)
    return (
      <Suspense>
        <Forbidden />
      </Suspense>
    );
  return (
    <Suspense fallback={<PageLoading />}>
      <SchemaProvider name={name}>
        <Screen />
        {OverrideThis && !Own && <OverrideThis slot={slot} />}
      </SchemaProvider>
    </Suspense>
  );
}
