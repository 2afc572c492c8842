/** PUT of `{id}/hide` and `{id}/show`: sets the property that hides a record, and nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { Resource } from '../plan/resource.ts';
import type { RecordRow } from '../query/renderRead.ts';
import { renderUpdate } from '../query/renderWrite.ts';
import { readMatch } from '../request/readMatch.ts';
import { requireInside } from '../rights/checkRights.ts';
import { actorOf, runWrite } from '../transaction/runWrite.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { stamp } from '../transaction/writeRecord.ts';
import { findMissing } from './answerWrite.ts';
import { ask, choose, type Engine, readPathId, sendRecord } from './engine.ts';

/** @param isHidden what the property becomes */
export function answerHide(isHidden: boolean) {
  return async (
    engine: Engine,
    resource: Resource,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { host } = engine;
    const asked = await ask(engine, resource, request);
    const { query, params, caller, contract } = asked;
    const id = readPathId(resource, params);
    const { read } = choose(asked.engine, asked.resource, query);
    const version = readMatch(request);
    const existing = { id, ...(version === undefined ? {} : { version }) };
    const now = new Date();
    const values = stamp(resource, { [resource.descriptor.hide ?? '']: isHidden }, now, 'update');
    const actor = actorOf(caller);
    try {
      const row = await runWrite({ host, caller, contract, now }, async ({ tx }) => {
        await requireInside(tx, { ...asked, ...engine, resource }, [id]);
        const update = renderUpdate({ resource, contract, values, ...existing }, { actor });
        const written = await tx.query(update.text, update.values);
        if (written.length === 0) return undefined;
        const [record] = await tx.query<RecordRow>(read, [contract, id]);
        if (!record) throw new Problem('REQ-010', { entity: resource.name, id });
        return record;
      });
      if (!row) throw await findMissing({ host, resource, contract }, existing);
      return sendRecord(reply, resource, { ...row, status: 200 });
    } catch (error) {
      throw await toProblem(host.database, error, { resource, operation: 'update', id });
    }
  };
}
