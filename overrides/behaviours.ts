/**
 * Every hand-written behaviour, call, service and projection of the server: what `server.ts` of each area's folder exports.
 * An area is there once its file is. Read by `server/main.ts` alone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Behaviour, Handler, Projection, Service } from '../server/kit.ts';

interface AreaServer {
  readonly behaviours?: readonly Behaviour[];
  readonly calls?: readonly Handler[];
  readonly services?: readonly Service[];
  readonly projections?: readonly Projection[];
}

const areas = readdirSync(import.meta.dirname)
  .filter((area) => existsSync(join(import.meta.dirname, area, 'server.ts')))
  .sort();

const servers = await Promise.all(areas.map((area) => import(`./${area}/server.ts`) as Promise<AreaServer>));

export const behaviours: readonly Behaviour[] = servers.flatMap((server) => server.behaviours ?? []);
export const calls: readonly Handler[] = servers.flatMap((server) => server.calls ?? []);
export const services: readonly Service[] = servers.flatMap((server) => server.services ?? []);
export const projections: readonly Projection[] = servers.flatMap((server) => server.projections ?? []);
