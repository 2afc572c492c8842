/** One property as two documents describe it, as one. */
import type { AddRemark, PropertyFacts } from './facts.ts';
import { mergeRange, type Pair } from './mergeRange.ts';

/** A body that takes a property and need not have it lets the server fill it in: no contradiction to "required". */
function mergeRequired({ hydra, openApi, about }: Pair, remark: AddRemark): boolean | undefined {
  const [h, o] = [hydra.required, openApi.required];
  if (h === undefined || o === undefined || h === o) return h ?? o;
  if (openApi.readOnly === true) return h;
  if (h && openApi.nullable !== true) return true;
  remark(
    'conflict',
    about,
    h
      ? 'Hydra says required, OpenAPI says it may be missing or null; optional is taken: OpenAPI describes what a body may leave out'
      : 'Hydra says optional, OpenAPI says required; required is taken: OpenAPI describes what a body must have',
  );
  return o;
}

/** The stricter wins: a field in a form that the server refuses helps nobody. */
function mergeReadOnly({ hydra, openApi, about }: Pair, remark: AddRemark): boolean | undefined {
  const [h, o] = [hydra.readOnly, openApi.readOnly];
  if (h === undefined || o === undefined || h === o) return h ?? o;
  if (hydra.kind !== 'relation' || !hydra.many)
    remark(
      'conflict',
      about,
      `Hydra says ${h ? 'read only' : 'writable'}, OpenAPI says ${o ? 'read only' : 'writable'}; read only is taken: it is the stricter`,
    );
  return true;
}

export function mergePair(pair: Pair, remark: AddRemark): PropertyFacts {
  const { hydra, openApi } = pair;
  const required = mergeRequired(pair, remark);
  const readOnly = mergeReadOnly(pair, remark);
  const range = mergeRange(pair, remark);
  const {
    kind: _k,
    target: _t,
    many: _m,
    embedded: _e,
    values: _v,
    required: _r,
    readOnly: _o,
    ...bounds
  } = openApi;
  const isScalar = range.kind !== 'relation';
  const label = hydra.label ?? openApi.label;
  const comment = hydra.comment ?? openApi.comment;
  const writeOnly = hydra.writeOnly ?? openApi.writeOnly;
  return {
    ...(isScalar
      ? bounds
      : {
          isShaped: true,
          nullable: openApi.nullable === true,
          ...(openApi.immutable && { immutable: true }),
        }),
    name: hydra.name,
    place: hydra.place,
    ...range,
    ...(isScalar && openApi.min === undefined && hydra.min !== undefined && { min: hydra.min }),
    ...(required !== undefined && { required }),
    ...(readOnly !== undefined && { readOnly }),
    ...(writeOnly && { writeOnly }),
    ...(label !== undefined && { label }),
    ...(comment !== undefined && { comment }),
  };
}
