/** The calls about a record's past that an entity has: reading it where records are read, setting back where they are changed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import type { Resource } from '../plan/resource.ts';
import type { Engine } from '../respond/engine.ts';
import { answerHistory } from './answerHistory.ts';
import { answerRevert } from './answerRevert.ts';

interface HistoryCall {
  readonly method: 'GET' | 'POST';
  /** Below the collection. */
  readonly path: string;
  readonly answer: (
    engine: Engine,
    resource: Resource,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

export function historyCalls({ scope, operations }: EntityDescriptor): readonly HistoryCall[] {
  // Nobody changes reference data through the API: it has no history.
  if (scope === 'global') return [];
  return [
    ...(operations.includes('read')
      ? [{ method: 'GET', path: '/:id/history', answer: answerHistory } as const]
      : []),
    ...(operations.includes('update')
      ? [{ method: 'POST', path: '/:id/history/:sequence/revert', answer: answerRevert } as const]
      : []),
  ];
}
