/** Reads If-Match and If-None-Match (RFC 9110): versions of a record between quotes. */
import type { FastifyRequest } from 'fastify';
import { requestProblem } from './errors.ts';

function readVersions(header: string, value: string | undefined): readonly string[] | undefined {
  if (value === undefined || value.trim() === '*') return undefined;
  const versions = [...value.matchAll(/(?:W\/)?"([^"]*)"/g)].map((match) => match[1] ?? '');
  if (versions.length === 0)
    throw requestProblem('REQ-014', {
      header,
      value: value.slice(0, 80),
      expected: 'Send the ETag as it was answered, in quotes.',
    });
  return versions;
}

export function readNoneMatch(request: FastifyRequest): readonly string[] | undefined {
  return readVersions('If-None-Match', request.headers['if-none-match']);
}

/** A version as it was answered, with or without its quotes. A tag that is none of ours matches nothing: 0 is no row's. */
export function readVersion(tag: string): string {
  const version = tag.replace(/^(?:W\/)?"(.*)"$/, '$1');
  return /^\d{1,10}$/.test(version) && Number(version) < 2 ** 32 ? version : '0';
}

/** The one version a write expects; `*` and no header expect none. */
export function readMatch(request: FastifyRequest): string | undefined {
  const [version] = readVersions('If-Match', request.headers['if-match']) ?? [];
  return version === undefined ? undefined : readVersion(version);
}
