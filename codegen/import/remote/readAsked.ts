/** How a resource is asked for by an OpenAPI document: its parameters, where its list is, how it is changed. */
import { type Document, isObject } from '../document.ts';
import type { AskedFacts, ParameterFacts } from '../facts.ts';
import { answerOf, type Call, type Resource } from '../openapi/findResources.ts';
import { flattenSchema } from '../openapi/flattenSchema.ts';
import { type At, child, follow } from '../openapi/pointers.ts';
import { memberPath } from '../openapi/recordOf.ts';
import { toSingular } from '../toSingular.ts';

const TOTAL =
  /^(?:total|count|total_?(?:items?|counts?|results?|records?|elements?|hits|entries)|hydra:totalItems)$/i;
const AROUND = /^(?:meta|_?metadata|pagination|paging|pages?|page_?info|_meta)$/i;
const HEADERS = /^(?:x-total(?:-count)?|total-count|x-pagination-total|content-range)$/i;

function readParameter(document: Document, given: unknown, pointer: string): ParameterFacts[] {
  if (!isObject(given)) return [];
  const { value } = follow(document, { value: given, pointer });
  if (value.in !== 'query' || typeof value.name !== 'string') return [];
  const schema = isObject(value.schema)
    ? flattenSchema(document, { value: value.schema, pointer }).keywords
    : {};
  const { enum: values, minimum, maximum } = schema;
  return [
    {
      name: value.name,
      ...(Array.isArray(values) && { values: values.map(String) }),
      ...(typeof minimum === 'number' && { min: minimum }),
      ...(typeof maximum === 'number' && { max: maximum }),
    },
  ];
}

/** Those of the call, and those that its path has for all calls. */
function listParameters(document: Document, { at }: Call): ParameterFacts[] {
  const path = at.pointer.replace(/\/[^/]+$/, '');
  const above = path
    .split('/')
    .slice(1)
    .reduce<unknown>((inside, step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return isObject(inside) ? inside[name] : undefined;
    }, document.value);
  const shared = isObject(above) && Array.isArray(above.parameters) ? above.parameters : [];
  const own = Array.isArray(at.value.parameters) ? at.value.parameters : [];
  return [...own, ...shared].flatMap((one) => readParameter(document, one, `${at.pointer}/parameters`));
}

/** The count in an envelope, or beside the pages that it names. */
function findTotal(document: Document, at: At, depth = 0): string | undefined {
  const { properties } = flattenSchema(document, at);
  const names = [...properties.keys()];
  const own = names.find((name) => TOTAL.test(name));
  if (own !== undefined || depth > 0) return own;
  for (const name of names.filter((one) => AROUND.test(one))) {
    const inner = properties.get(name);
    const found = inner && findTotal(document, inner, depth + 1);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

function findHeader(document: Document, { at }: Call): string | undefined {
  const responses = child(document, at, 'responses');
  const status = Object.keys(responses?.value ?? {}).find((one) => /^2/.test(one));
  const answer = responses && status !== undefined ? child(document, responses, status) : undefined;
  const headers = answer && isObject(answer.value.headers) ? Object.keys(answer.value.headers) : [];
  const found = headers.find((name) => HEADERS.test(name));
  return found === undefined ? undefined : `header:${found}`;
}

/** A change of some members before one of the whole. */
function readUpdate(document: Document, calls: readonly Call[]): AskedFacts['update'] {
  const patch = calls.find(({ method }) => method === 'PATCH');
  const typesOf = (call: Call) => {
    const body = child(document, call.at, 'requestBody');
    const content = body && child(document, body, 'content');
    return Object.keys(content?.value ?? {});
  };
  if (patch) {
    const types = typesOf(patch);
    if (types.some((type) => /merge-patch/.test(type))) return 'merge';
    return types.length > 0 && types.every((type) => /json-patch/.test(type)) ? 'json-patch' : 'patch';
  }
  return calls.some(({ method }) => method === 'PUT') ? 'put' : undefined;
}

export function readAsked(document: Document, { path, calls }: Resource, id: string | undefined): AskedFacts {
  const list = calls.find((call) => call.method === 'GET' && call.path === path);
  const answer = list && answerOf(document, list);
  const items =
    answer?.schema && memberPath(document, answer.schema, toSingular(path.split('/').at(-1) ?? ''));
  const isHydra =
    items === 'member' || items === 'hydra:member' || answer?.types[0] === 'application/ld+json';
  const total =
    list && answer?.schema ? (findHeader(document, list) ?? findTotal(document, answer.schema)) : undefined;
  const update = readUpdate(document, calls);
  return {
    style: isHydra ? 'hydra' : 'json',
    parameters: list ? listParameters(document, list) : [],
    ...(!isHydra && items !== undefined && { items }),
    ...(!isHydra && total !== undefined && { total }),
    ...(update && { update }),
    ...(id !== undefined && { id }),
  };
}
