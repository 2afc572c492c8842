/**
 * POST of `{collection}/import`: a file into an entity, first to see what it would do, then to do it; as a job when it
 * has more than a thousand rows. GET of `{collection}/import/{job}/errors.csv`: what it refused.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '../errors.ts';
import { readLanguage } from '../export/readOptions.ts';
import { abortOnClose } from '../http/abortOnClose.ts';
import { type JobRun, jobRecords, type Sql } from '../kit.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';
import { type Engine, type EntityRequest, readEntityRequest, seenBy } from '../respond/engine.ts';
import { callerIn } from '../rights/callerIn.ts';
import { checkCall } from '../rights/checkRights.ts';
import { importProblem } from './errors.ts';
import {
  dropUpload,
  type ImportPlace,
  isImportId,
  keepUpload,
  openPlace,
  readKept,
  readReport,
} from './importFiles.ts';
import { planImport } from './planImport.ts';
import { previewImport } from './previewImport.ts';
import { type ImportOptions, readUpload, type Upload } from './readUpload.ts';
import { type ImportRun, type ImportState, nothingDone, runImport } from './runImport.ts';

export const importJob = 'import';
const mostAtOnce = 1000;

interface Parameters {
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  readonly options: ImportOptions;
  readonly language: 'en' | 'fr';
}

const reportIri = (resource: Resource, { contract, id }: ImportPlace): string =>
  `${collectionIri(resource, contract)}/import/${id}/errors.csv`;

const sqlOf = ({ host }: Engine, contract: number): Sql => ({
  query: (text, params) => host.database.query({ contract }, text, params),
});

/** What a person sees: the place the next run would begin at is of no use to them. */
function answerOf({ after: _after, ...state }: ImportState): Omit<ImportState, 'after'> {
  return state;
}

async function startJob(
  { host }: Engine,
  reply: FastifyReply,
  { contract, caller }: EntityRequest,
  { upload, place, language }: { upload: Upload; place: ImportPlace; language: 'en' | 'fr' },
): Promise<FastifyReply> {
  await keepUpload(place, upload.bytes);
  const { entity, id } = place;
  const parameters: Parameters = { entity, id, name: upload.name, options: upload.options, language };
  const { iri } = await host.jobs
    .start({ name: importJob, contract, caller, parameters: { ...parameters } })
    .catch(async (error: unknown) => {
      await dropUpload(place);
      throw error;
    });
  return reply.code(202).header('location', iri).send({ job: iri });
}

export async function answerImport(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host } = engine;
  const asked = await readEntityRequest(engine, resource, request);
  const { model } = asked.engine;
  const { contract, caller } = asked;
  const upload = await readUpload(request);
  const signal = abortOnClose(reply);
  const made = await planImport({ host, model, resource: asked.resource, contract, caller, signal }, upload);
  const sql = sqlOf(engine, contract);
  if (upload.options.dryRun) return reply.send(await previewImport(sql, made));
  const place = await openPlace({ varDir: host.settings.varDir, contract, entity: resource.name });
  const language = readLanguage(request.headers['accept-language']);
  if (made.table.count > mostAtOnce) return startJob(engine, reply, asked, { upload, place, language });
  const state = await runImport({
    sql,
    made,
    place,
    head: { columns: made.table.columns, language },
    reportIri: reportIri(resource, place),
    stopOnError: upload.options.stopOnError,
    state: nothingDone,
  });
  return reply.send(answerOf(state));
}

/** One run of the job, from the row where the last one left. */
export function runImportJob(engine: Engine) {
  return async (job: JobRun): Promise<Readonly<Record<string, unknown>>> => {
    const { host } = engine;
    const { contract } = job;
    // What the person may do today, not when they asked.
    const caller = await callerIn(engine.rights, job.caller, contract);
    const { entity, id, name, options, language } = job.parameters as unknown as Parameters;
    const resource = engine.model.get(entity);
    if (!resource) throw new Error(`There is no entity "${entity}".`);
    checkCall(resource, 'import', caller);
    const seen = seenBy(engine, resource, caller);
    const place = { varDir: host.settings.varDir, contract, entity, id };
    const made = await planImport(
      { host, model: seen.engine.model, resource: seen.resource, contract, caller, signal: job.signal },
      { bytes: await readKept(place), name, options },
    );
    const run: ImportRun = {
      sql: sqlOf(engine, contract),
      made,
      place,
      head: { columns: made.table.columns, language },
      reportIri: reportIri(resource, place),
      stopOnError: options.stopOnError,
      state: (job.saved as ImportState | undefined) ?? nothingDone,
      signal: job.signal,
      save: (state, tx) =>
        job.save(
          { progress: Math.min(99, Math.floor((100 * state.rows) / made.table.count)), result: { ...state } },
          tx,
        ),
    };
    try {
      const state = await runImport(run);
      await dropUpload(place);
      return answerOf(state);
    } catch (error) {
      // A refusal is the end of it; anything else is tried again, and needs the file.
      if (isRefusal(error)) await dropUpload(place);
      throw error;
    }
  };
}

/** The import's own id, or the number of its job. */
async function findImport({ host }: Engine, contract: number, named: string): Promise<string | undefined> {
  if (isImportId(named)) return named;
  if (!/^\d{1,15}$/.test(named)) return undefined;
  const sql: Sql = { query: (text, params) => host.database.query({ contract }, text, params) };
  const record = await host.use(jobRecords).read(sql, { contract, id: Number(named) });
  const { id } = (record?.name === importJob ? record.parameters : {}) as Partial<Parameters>;
  return id;
}

export async function answerImportErrors(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, contract } = await readEntityRequest(engine, resource, request);
  const named = params.job ?? '';
  const id = await findImport(engine, contract, named);
  const place = { varDir: engine.host.settings.varDir, contract, entity: resource.name, id: id ?? '' };
  const report = id === undefined ? undefined : await readReport(place).catch(() => undefined);
  if (!report) throw importProblem('IMP-007', { import: named.slice(0, 80) });
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="errors.csv"')
    .header('cache-control', 'no-store')
    .send(report);
}
