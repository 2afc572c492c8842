/**
 * Routes of the entities that other servers keep. They are in a model of their own: nothing of the engine that reads
 * tables, follows changes or describes what is served here meets them.
 */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { isRemote } from '../../schema/remote.ts';
import { operations } from '../engine.ts';
import type { Host } from '../kit.ts';
import { createModel, type ModelParts } from '../plan/resource.ts';
import type { Engine } from '../respond/engine.ts';
import { remoteAnswers } from './answerRemote.ts';
import { exportRemote } from './exportRemote.ts';

/** Entities that are kept here, and those that are not, each with the values in them. */
export function partDescriptors(all: readonly EntityDescriptor[]): {
  readonly own: readonly EntityDescriptor[];
  readonly remote: readonly EntityDescriptor[];
} {
  return { own: all.filter((one) => !isRemote(one)), remote: all.filter(isRemote) };
}

const formats = ['csv', 'xlsx', 'jsonld'] as const;

export function registerRemotes(
  host: Host,
  { rights, ...parts }: Omit<ModelParts, 'behaviours' | 'seal'> & Pick<Engine, 'rights'>,
): void {
  const model = createModel({ ...parts, behaviours: [] });
  const engine: Engine = { host, model, ...(rights && { rights }) };
  for (const resource of model.values()) {
    if (resource.descriptor.operations.includes('list'))
      for (const format of formats)
        host.app.route({
          method: 'GET',
          url: `${resource.route}/export.${format}`,
          handler: (request, reply) => exportRemote(format)(engine, resource, request, reply),
          config: { right: 'export', costs: 'exports' },
        });
    for (const operation of resource.descriptor.operations) {
      const { method, item, right } = operations[operation];
      host.app.route({
        method,
        url: item ? `${resource.route}/:id` : resource.route,
        handler: (request, reply) => remoteAnswers[operation](engine, resource, request, reply),
        config: { right },
      });
    }
  }
}
