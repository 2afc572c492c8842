/** The organiser in whose name one works: which relation of an entity leads to it, and its short id. */
import { useResourceContext } from 'ra-core';
import { use } from 'react';
import { currentCaller } from '../session/currentCaller.ts';
import { loadSchema } from './descriptors.ts';
import { findProperty } from './paths.ts';

export interface Owner {
  /** Name of the owner's entity if the property of that name leads to it. */
  readonly ownerOf: (property: string) => string | undefined;
  readonly ownerId: string | undefined;
}

export function useOwner(): Owner {
  const resource = useResourceContext();
  const schema = resource ? use(loadSchema(resource)) : undefined;
  const contract = currentCaller()?.contract;
  return {
    ownerOf: (property) => {
      const target = findProperty(schema?.entity, property)?.target;
      return target && schema?.byName.get(target)?.scope === 'self' ? target : undefined;
    },
    ownerId: contract === undefined ? undefined : String(contract),
  };
}
