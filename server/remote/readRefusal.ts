/** What the other server refused, as a refusal of ours: violations on our properties, whatever envelope they came in. */
import type { Problem, Violation } from '../errors.ts';
import type { Resource } from '../plan/resource.ts';
import { requestProblem } from '../request/errors.ts';
import { transactionProblem } from '../transaction/errors.ts';
import type { RemoteAnswer } from './askRemote.ts';
import { remoteProblem } from './errors.ts';
import { describe, isJson } from './wire.ts';

/** Our name of the first step of a path there: `/first_name`, `first_name`, `body.first_name`. */
function toOwnPath({ descriptor }: Resource, given: string): string {
  const steps = given
    .replace(/^[$#]?[/.]?/, '')
    .split(/[./]/)
    .filter((step) => step !== '');
  const find = (step: string) =>
    descriptor.properties.find(
      ({ name }) =>
        name === step ||
        (descriptor.remote?.names?.[name] ?? name) === step ||
        descriptor.remote?.keys?.[name] === step,
    );
  const start = steps.findIndex((step) => find(step.replace(/\[.*$/, '')) !== undefined);
  if (start < 0) return '';
  const [first = '', ...rest] = steps.slice(start);
  return [find(first.replace(/\[.*$/, ''))?.name ?? first, ...rest].join('.');
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : isJson(value)
      ? textOf(value.message ?? value.detail ?? value.msg ?? '')
      : '';

/** One item of a list: Hydra's, Symfony's, RFC 9457's `pointer`, FastAPI's `loc`, JSON:API's `source`. */
function readItem(item: unknown): readonly [path: string, message: string] | undefined {
  if (!isJson(item)) return undefined;
  const source = isJson(item.source) ? item.source.pointer : undefined;
  const path =
    item.propertyPath ??
    item.pointer ??
    item.field ??
    item.path ??
    item.property ??
    item.param ??
    source ??
    item.loc;
  const message = textOf(item.message ?? item.detail ?? item.msg ?? item.title ?? item.error);
  if (message === '') return undefined;
  return [Array.isArray(path) ? path.join('.') : String(path ?? ''), message];
}

function listItems(json: unknown): readonly (readonly [string, string])[] {
  if (!isJson(json)) return [];
  const given = [
    json.violations,
    json['hydra:violations'],
    json.errors,
    json.detail,
    json.details,
    json.error,
  ].find((one) => Array.isArray(one) || isJson(one));
  if (Array.isArray(given)) return given.map(readItem).filter((item) => item !== undefined);
  // Rails, Laravel: from a name to its messages.
  if (isJson(given))
    return Object.entries(given).flatMap(([name, messages]) =>
      [messages].flat().map((message) => [name, textOf(message)] as const),
    );
  return [];
}

function readViolations(resource: Resource, json: unknown): readonly Violation[] {
  return listItems(json)
    .filter(([, message]) => message !== '')
    .map(([path, message]) => ({
      propertyPath: toOwnPath(resource, path),
      message: message.slice(0, 500),
      code: 'remote',
    }));
}

export interface Refused {
  readonly resource: Resource;
  readonly id?: string;
  readonly answer: RemoteAnswer;
}

/** Undefined where nothing was refused. */
export function readRefusal({ resource, id = '', answer }: Refused): Problem | undefined {
  const { status, json } = answer;
  if (status < 400) return undefined;
  const { api } = resource.descriptor;
  const reason = describe(json);
  if (status === 404 || status === 410) return requestProblem('REQ-010', { entity: resource.name, id });
  if (status === 412) return transactionProblem('TX-002', { entity: resource.name, id, version: 'another' });
  if (status === 409 || status === 428) return remoteProblem('REM-009', { api, reason });
  if (status === 400 || status === 422)
    return remoteProblem('REM-010', { api, reason }, { violations: readViolations(resource, json) });
  return remoteProblem('REM-005', { api, status, reason });
}
