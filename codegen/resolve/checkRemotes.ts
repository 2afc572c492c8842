/** APIs that are served elsewhere: they have an address, and no relation leads from a table of ours to what has none. */
import { isRemote } from '../../schema/remote.ts';
import type { Fault } from '../fault.ts';
import type { NamedSource } from '../read/readSchema.ts';
import type { ResolvedEntity, ResolvedSchema } from './resolved.ts';

export const isServedElsewhere = (apis: readonly NamedSource[], api: unknown): boolean =>
  apis.some(({ name, values }) => name === api && values.served === 'remote');

/** By name of the API, without a slash at the end. */
export const listAddresses = (apis: readonly NamedSource[]): ResolvedSchema['addresses'] =>
  Object.fromEntries(
    apis
      .filter(({ values }) => values.served === 'remote' && values.address !== undefined)
      .map(({ name, values }) => [name, String(values.address).replace(/\/+$/, '')]),
  );

const isAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address);

function checkAddress({ name, values, file, lineOf }: NamedSource, faults: Fault[]): void {
  const isOurs = values.served !== 'remote';
  if (isOurs ? values.address === undefined : isAddress(values.address)) return;
  faults.push({
    file,
    line: lineOf(isOurs ? 'address' : 'served'),
    message: isOurs
      ? `The api "${name}" has an address and is served here.`
      : `The api "${name}" is served elsewhere, at no address that can be asked.`,
    hint: isOurs ? 'Write "served": "remote", or remove it.' : 'Write "address": "https://host/path".',
  });
}

function checkEntity(
  { source, descriptor }: ResolvedEntity,
  byName: ReadonlyMap<string, ResolvedEntity>,
  faults: Fault[],
): void {
  const report = (line: number, message: string, hint: string) =>
    faults.push({ file: source.file, line, message, hint });
  if (descriptor.remote && !isRemote(descriptor))
    report(
      source.lineOf('remote'),
      `"${descriptor.name}" has "remote" and is served here.`,
      `Write "served": "remote" at the api "${descriptor.api}" in apis.jsonld, or remove it.`,
    );
  for (const { name, target = '' } of descriptor.properties) {
    const other = byName.get(target)?.descriptor;
    const isAcross = isRemote(descriptor)
      ? other !== undefined && other.api !== descriptor.api
      : other !== undefined && isRemote(other);
    if (isAcross)
      report(
        source.properties.find((one) => one.name === name)?.line ?? source.line,
        `The relation "${name}" leads to "${target}", whose records are kept by another server.`,
        'Write "range": "string" for its id there.',
      );
  }
}

export function checkRemotes(
  { entities, apis }: { readonly entities: readonly ResolvedEntity[]; readonly apis: readonly NamedSource[] },
  faults: Fault[],
): void {
  const byName = new Map(entities.map((entity) => [entity.descriptor.name, entity]));
  for (const api of apis) checkAddress(api, faults);
  for (const entity of entities) checkEntity(entity, byName, faults);
}
