/** What every call to another server needs: who asks, in which contract, and how that server is reached. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policiesOf } from '../../schema/mayCall.ts';
import { abortOnClose } from '../http/abortOnClose.ts';
import { type Selection, selectDefault, selectFields } from '../plan/planFields.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { type Query, readFields } from '../request/readFields.ts';
import { type Engine, type EntityRequest, readEntityRequest } from '../respond/engine.ts';
import { isBound } from '../rights/checkRights.ts';
import { rightsProblem } from '../rights/errors.ts';
import { openRemote, type Remote } from './askRemote.ts';
import { readConnection } from './connection.ts';
import { remoteProblem } from './errors.ts';
import { renderRecords } from './renderRecord.ts';
import { isJson, type Json, readRemoteId } from './wire.ts';

export interface Forwarding extends EntityRequest {
  readonly remote: Remote;
  /** Path of the API on its server. */
  readonly root: string;
  readonly selection: Selection;
}

type SelectMembers = (model: Model, resource: Resource, query: Query) => Selection;

const selectAsked: SelectMembers = (model, resource, query) => {
  const tree = readFields(query);
  return tree ? selectFields(model, resource, tree) : selectDefault(model, resource);
};

/** Rights and contract are asked before anything is sent. @throws Problem where the caller may not */
export async function begin(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  select: SelectMembers = selectAsked,
): Promise<Forwarding> {
  const asked = await readEntityRequest(engine, resource, request, () =>
    isJson(request.body) ? (request.body.contract ?? undefined) : undefined,
  );
  const { contract, caller, call } = asked;
  // What a policy is bound to are records of ours: who has it for those alone has it for nothing there.
  if (isBound({ model: engine.model, resource, caller, contract, call }))
    throw rightsProblem('RIGHT-001', {
      call: typeof call === 'string' ? call : call.name,
      entity: resource.name,
      policy: policiesOf(resource.descriptor, call).join('" or "'),
    });
  const { varDir, remoteAllow } = engine.host.settings;
  const connection = readConnection(varDir, resource.descriptor.api, contract);
  return {
    ...asked,
    remote: openRemote({ connection, allowed: remoteAllow, signal: abortOnClose(reply) }),
    root: new URL(connection.address).pathname.replace(/\/+$/, ''),
    selection: select(asked.engine.model, asked.resource, asked.query),
  };
}

export const render = (
  { remote, engine: { model }, contract, selection }: Forwarding,
  records: readonly { readonly id: string; readonly record: Json }[],
) => renderRecords({ remote, model, contract }, selection, records);

/** @throws Problem REM-006 for a record without an id */
export function withIds({ resource, remote }: Forwarding, records: readonly Json[]) {
  return records.map((record) => {
    const id = readRemoteId(resource, record);
    if (id === undefined)
      throw remoteProblem('REM-006', {
        api: remote.connection.api,
        reason: `a record of "${resource.name}" without an id`,
      });
    return { id, record };
  });
}
