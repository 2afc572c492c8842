/** What a property holds, where Hydra and OpenAPI may disagree: Hydra knows what points where, OpenAPI describes the value. */
import type { PropertyKind } from '../../schema/kinds.ts';
import type { AddRemark, PropertyFacts } from './facts.ts';

/** Kinds that are a more exact form of the one they are listed under. */
const finer: Readonly<Partial<Record<PropertyKind, readonly PropertyKind[]>>> = {
  string: [
    'text',
    'html',
    'email',
    'phone',
    'url',
    'color',
    'image',
    'enum',
    'time',
    'date',
    'dateTime',
    'json',
  ],
  text: ['html', 'enum', 'json'],
  integer: ['money', 'enum'],
  number: ['money'],
  url: ['image'],
};

const isFiner = (from: PropertyKind, to: PropertyKind): boolean => finer[from]?.includes(to) === true;

type Held = Pick<PropertyFacts, 'kind' | 'target' | 'many' | 'embedded' | 'values'>;

const describe = ({ kind, target, many }: Held, nameOf: (key: string) => string): string =>
  `${many ? 'many ' : ''}${kind === 'relation' && target !== undefined ? nameOf(target) : (kind ?? 'nothing')}`;

/** One property as both documents have it. */
export interface Pair {
  readonly hydra: PropertyFacts;
  readonly openApi: PropertyFacts;
  readonly about: string;
  readonly nameOf: (key: string) => string;
}

function mergeMany({ hydra, openApi, about }: Pair, remark: AddRemark): { many?: boolean } {
  const [h, o] = [hydra.many === true, openApi.many === true];
  if (h && !o && openApi.kind !== 'json') {
    remark(
      'conflict',
      about,
      'Hydra says many, OpenAPI says one; one is taken: OpenAPI describes the value itself',
    );
    return {};
  }
  if (hydra.many === false && o)
    remark(
      'conflict',
      about,
      'Hydra says one, OpenAPI says many; many is taken: OpenAPI describes the value itself',
    );
  return h || o ? { many: true } : {};
}

export function mergeRange(pair: Pair, remark: AddRemark): Held {
  const { hydra, openApi, about, nameOf } = pair;
  const own: Held = {
    ...(openApi.kind !== undefined && { kind: openApi.kind }),
    ...(openApi.target !== undefined && { target: openApi.target }),
    ...(openApi.embedded && { embedded: true }),
    ...(openApi.values && { values: openApi.values }),
    ...(openApi.many && { many: true }),
  };
  if (hydra.kind === undefined) return own;
  if (hydra.kind === 'relation' && hydra.target !== undefined) {
    // On the wire a relation is the text of an IRI, or the object itself.
    if (openApi.kind === 'relation' && openApi.target !== hydra.target && openApi.target !== undefined)
      remark(
        'conflict',
        about,
        `Hydra says ${nameOf(hydra.target)}, OpenAPI says ${nameOf(openApi.target)}; ${nameOf(hydra.target)} is taken: Hydra distinguishes classes`,
      );
    else if (openApi.kind !== undefined && !['relation', 'string', 'url', 'json'].includes(openApi.kind))
      remark(
        'conflict',
        about,
        `Hydra says ${nameOf(hydra.target)}, OpenAPI says ${openApi.kind}; ${nameOf(hydra.target)} is taken: Hydra knows what points where`,
      );
    const embedded =
      openApi.kind === 'relation' ? openApi.embedded : openApi.kind === 'json' ? hydra.embedded : undefined;
    return {
      kind: 'relation',
      target: hydra.target,
      ...mergeMany(pair, remark),
      ...(embedded && { embedded: true }),
    };
  }
  if (openApi.kind === undefined) return { kind: hydra.kind, ...(hydra.many && { many: true }) };
  if (openApi.kind === 'relation') return own;
  if (openApi.kind === hydra.kind || isFiner(hydra.kind, openApi.kind) || hydra.kind === 'json') return own;
  if (isFiner(openApi.kind, hydra.kind) && openApi.isExact) return own;
  if (isFiner(openApi.kind, hydra.kind)) return { ...own, kind: hydra.kind };
  remark(
    'conflict',
    about,
    `Hydra says ${describe(hydra, nameOf)}, OpenAPI says ${describe(openApi, nameOf)}; ${describe(openApi, nameOf)} is taken: OpenAPI describes the value itself`,
  );
  return own;
}
