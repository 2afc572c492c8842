/** JSON that evidently is something else than an API documentation: what it is, and where the documentation may be. */
import { isObject } from './document.ts';

interface Other {
  readonly is: (value: Readonly<Record<string, unknown>>) => boolean;
  readonly what: (value: Readonly<Record<string, unknown>>) => string;
  readonly hint: string;
}

const inside = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

const CONVERT = 'Convert it to OpenAPI 3, or give the OpenAPI document of the same API.';
const SIGN_IN = 'Sign in, or save the document and import the file.';

/** `status` or `code` of an HTTP error, with the server's message. */
function readStatus({ status, statusCode, code, title, message, error }: Readonly<Record<string, unknown>>) {
  const number = [status, statusCode, code].find((one) => Number(one) >= 400 && Number(one) < 600);
  const text = [title, message, error].find((one) => typeof one === 'string');
  return number === undefined || text === undefined ? undefined : `${Number(number)} "${String(text)}"`;
}

const others: readonly Other[] = [
  {
    is: (value) => readStatus(value) !== undefined,
    what: (value) => `the refusal of a server: ${readStatus(value)}`,
    hint: SIGN_IN,
  },
  {
    is: ({ asyncapi }) => asyncapi !== undefined,
    what: ({ asyncapi }) => `AsyncAPI ${String(asyncapi)}, which describes messages and no records`,
    hint: 'Give the OpenAPI document of the same API.',
  },
  {
    is: ({ data, __schema }) => (__schema ?? inside(data, '__schema')) !== undefined,
    what: () => 'the introspection of a GraphQL API',
    hint: 'Give the Hydra or OpenAPI document of the same API, if there is one.',
  },
  {
    is: ({ info, item }) =>
      Array.isArray(item) && /getpostman|postman\.com/.test(String(inside(info, 'schema'))),
    what: () => 'a collection of Postman',
    hint: CONVERT,
  },
  {
    is: ({ kind }) => kind === 'discovery#restDescription',
    what: () => "a description in Google's Discovery format",
    hint: CONVERT,
  },
  {
    is: ({ $schema, properties, definitions, $defs }) =>
      $schema !== undefined && isObject(properties ?? definitions ?? $defs),
    what: () => 'a JSON Schema, which says nothing of where records are found',
    hint: 'Give the OpenAPI document that uses it.',
  },
  {
    is: ({ log }) => inside(log, 'entries') !== undefined,
    what: () => 'a HAR, the record of what a browser asked for',
    hint: CONVERT,
  },
];

/** Undefined for what is nothing that is known. */
export function nameOther(value: unknown): { readonly what: string; readonly hint: string } | undefined {
  if (!isObject(value)) return undefined;
  const found = others.find(({ is }) => is(value));
  return found && { what: found.what(value), hint: found.hint };
}
