/**
 * The version of a record of another server: its ETag where it gives one, else a digest of what it answered, which is
 * compared with a record read anew. Between that reading and the change another may still come.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RemoteAnswer } from './askRemote.ts';

const DIGEST = 'd-';
const GIVEN = 'e-';

export function versionOf({ headers, json }: RemoteAnswer): string {
  if (headers.etag !== undefined) return `${GIVEN}${Buffer.from(headers.etag).toString('base64url')}`;
  return `${DIGEST}${createHash('sha256').update(JSON.stringify(json)).digest('base64url').slice(0, 22)}`;
}

/** The version a change expects; undefined where it expects none. */
export function readVersion(request: FastifyRequest): string | undefined {
  const [, version] = /^(?:W\/)?"([\w-]+)"$/.exec(request.headers['if-match']?.trim() ?? '') ?? [];
  return version;
}

/** The ETag in it, for the server that gave it. */
export const givenTag = (version: string | undefined): string | undefined =>
  version?.startsWith(GIVEN) ? Buffer.from(version.slice(GIVEN.length), 'base64url').toString() : undefined;

export const isDigest = (version: string | undefined): boolean => version?.startsWith(DIGEST) ?? false;
