/** The keys of an entry of `apis.jsonld` and of `areas.jsonld`, and of a file `calls.jsonld`. */
import type { Keys } from './key.ts';

const named = {
  '@id': { shape: 'text', owner: 'people', isInternal: true },
  label: {
    shape: 'label',
    owner: 'people',
    term: { '@id': 'rdfs:label', '@container': '@language' },
  },
} as const satisfies Keys;

export const apiKeys = {
  ...named,
  '@type': { shape: { oneOf: ['Api'] }, owner: 'people', isInternal: true },
  base: { shape: 'text', owner: 'people' },
  prefix: { shape: 'text', owner: 'people' },
  /** `remote`: another server keeps its records, at `address`. */
  served: { shape: { oneOf: ['remote'] }, owner: 'people' },
  address: { shape: 'text', owner: 'people', isInternal: true },
} as const satisfies Keys;

/** Of a file `calls.jsonld` as a whole. */
export const callFileKeys = {
  '@context': { shape: 'any', owner: 'people', isInternal: true },
  '@type': { shape: { oneOf: ['Calls'] }, owner: 'people', isInternal: true },
  calls: {
    shape: 'part',
    owner: 'people',
    isInternal: true,
    term: { '@id': 'admin:calls', '@type': '@json' },
  },
} as const satisfies Keys;

export const areaKeys = {
  ...named,
  '@type': { shape: { oneOf: ['Area'] }, owner: 'people', isInternal: true },
} as const satisfies Keys;
