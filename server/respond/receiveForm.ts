/** The body of an action that takes a file: a form, whose parts beside the file are what the action expects. */
import type { FastifyRequest } from 'fastify';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import type { SentFile } from '../kit/sentFile.ts';
import type { Resource } from '../plan/resource.ts';
import { listNamedContracts } from '../request/readContract.ts';
import { readForm } from '../request/readForm.ts';
import { type Engine, readEntityRequest } from './engine.ts';
import { readParameter } from './readCall.ts';

export interface Received {
  readonly file: SentFile;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Of several contracts it may be the form that names which; otherwise nobody's file is read before their rights are. */
async function checkEarly(engine: Engine, resource: Resource, request: FastifyRequest): Promise<void> {
  const { contracts } = await engine.host.authenticate(request);
  const isNamed = listNamedContracts(request).some((name) => name !== undefined);
  if (isNamed || contracts.length === 1) await readEntityRequest(engine, resource, request);
}

export async function receiveForm(
  engine: Engine,
  { resource, action }: { readonly resource: Resource; readonly action: ActionDescriptor },
  request: FastifyRequest,
): Promise<Received> {
  await checkEarly(engine, resource, request);
  const { file, fields } = await readForm(request);
  const shape = action.expects === undefined ? undefined : engine.model.get(action.expects);
  const body = Object.entries(fields).map(([name, text]) => {
    const property = shape?.properties.get(name);
    return [name, property ? readParameter(property, text) : text] as const;
  });
  return { file, body: Object.fromEntries(body) };
}
