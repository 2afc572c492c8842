/**
 * Starts the server: database, migrations, engine, services, admin, and then the door. Every step registers its undo;
 * `stop` runs them last to first. Names no entity: behaviours and services come from the caller.
 */
import Fastify from 'fastify';
import { apis } from '../schema/generated/apis.ts';
import { calls } from '../schema/generated/calls.ts';
import { descriptors } from '../schema/generated/descriptors.ts';
import { isRemote } from '../schema/remote.ts';
import { serveAdmin } from './admin/serveAdmin.ts';
import { challengeUnauthorized, createAuthenticator } from './authenticate.ts';
import { keepIndexesClean } from './database/cleanIndexes.ts';
import { isUnavailable } from './database/DatabaseUnavailable.ts';
import { openDatabase } from './database/openDatabase.ts';
import { registerEngine } from './engine.ts';
import { registerHealth } from './health.ts';
import { allowOrigins } from './http/allowOrigins.ts';
import { answerHeads } from './http/answerHeads.ts';
import { createRateLimit } from './http/limitRate.ts';
import { logger } from './http/logging.ts';
import { logRequests } from './http/logRequests.ts';
import { findOrigin } from './http/ownOrigin.ts';
import { refuseForeign } from './http/refuseForeign.ts';
import { refuseOverload } from './http/refuseOverload.ts';
import { refuseSlowBodies } from './http/refuseSlowBodies.ts';
import { requireToken } from './http/requireToken.ts';
import { secureAnswers } from './http/secureAnswers.ts';
import { fastifyOptions, installHttp } from './http.ts';
import { createJobs } from './jobs/createJobs.ts';
import { readKeys } from './keys.ts';
import type { Behaviour, Database, Handler, Host, Projection, Service, Settings, Token } from './kit.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { observeRequests } from './metrics/observeRequests.ts';
import { observeServer } from './metrics/observeServer.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { migrate } from './migrate.ts';
import { createOutbox } from './outbox/createOutbox.ts';
import { createModel } from './plan/resource.ts';
import { createProjections } from './projections/createProjections.ts';
import { partDescriptors, registerRemotes } from './remote/registerRemotes.ts';
import { guardRoutes } from './rights/guardRoutes.ts';
import { sealText } from './secrets/sealedText.ts';
import { sealStored } from './secrets/sealStored.ts';
import { seedOnce } from './seedOnce.ts';
import { createTransactions } from './transaction/createTransactions.ts';
import { WorkerPool } from './workers/WorkerPool.ts';

/** The rest of the 10 s that a stop may take is for closing the sockets and the database. */
const DRAIN_MS = 7000;

export interface Parts {
  readonly behaviours: readonly Behaviour[];
  /** Of the calls that belong to no entity; what has none answers 501. */
  readonly calls?: readonly Handler[];
  readonly services: readonly Service[];
  readonly projections?: readonly Projection[];
}

export interface RunningServer {
  readonly origin: string;
  readonly host: Host;
  /** Whether the demo organiser is there, so that its sign-in may be shown. */
  readonly hasDemo: boolean;
  stop(): Promise<void>;
}

/** @param opening the database, where it is being opened already */
export async function startServer(
  settings: Settings,
  parts: Parts,
  opening: Promise<Database> = openDatabase(settings),
): Promise<RunningServer> {
  const undos: (() => void | Promise<void>)[] = [];
  const stop = createStop(undos);
  try {
    const database = await opening;
    undos.push(() => database.stop());
    return await start({ settings, parts, database, undos }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Starting {
  readonly settings: Settings;
  readonly parts: Parts;
  readonly database: Database;
  readonly undos: (() => void | Promise<void>)[];
}

async function start(
  { settings, parts, database, undos }: Starting,
  stop: () => Promise<void>,
): Promise<RunningServer> {
  const authenticator = createAuthenticator(settings);
  const applied = await migrate(database);
  const app = Fastify({ ...fastifyOptions, logger, trustProxy: [...settings.trustedProxies] });
  undos.push(() => app.close());
  if (applied === 'guards')
    app.log.warn('role, grants, policies or triggers were missing or changed; they were made anew');
  // Before any service: a scope opened without it would answer faults in the framework's own words.
  installHttp(app);
  if (settings.logRequests) logRequests(app);
  challengeUnauthorized(app);
  allowOrigins(app, { origins: settings.corsOrigins, bases: apis.map(({ base }) => base) });
  refuseForeign(app);
  refuseOverload(app, database);
  const metrics = await createMetrics(settings);
  observeRequests(app, metrics);
  const workers = new WorkerPool(settings.workers, app.log);
  undos.push(() => workers.stop());
  const { projections = [] } = parts;
  const { behaviours, calls: handlers = [] } = parts;
  const { own, remote } = partDescriptors(Object.values(descriptors));
  const model = createModel({
    descriptors: own,
    apis,
    behaviours,
    seal: (text) => sealText(readKeys(settings.varDir).sealingSecrets, text),
  });
  const transaction = createTransactions({ database, app, use: (token) => base.use(token) }, model);
  const base = createHost({
    settings,
    database,
    app,
    undos,
    authenticator,
    workers,
    metrics,
    projections,
    transaction,
  });
  observeServer(base);
  const outbox = createOutbox(base);
  undos.push(() => outbox.stop());
  const withOutbox = Object.assign(base, { outbox });
  const jobs = createJobs(withOutbox);
  undos.push(() => jobs.stop());
  const host: Host = Object.assign(withOutbox, { jobs });
  const health = registerHealth(host);
  serveMetrics(app, settings, metrics);
  const drain = drainRequests(app);
  const rights = parts.services.find((service) => service.rights)?.rights?.(host);
  guardRoutes(app, host, rights);
  for (const service of parts.services) await service.register(host);
  const projectNew = createProjections(host);
  requireToken(app, host, createRateLimit(settings.rateLimits));
  registerEngine(host, {
    model,
    apis: apis.filter((api) => !isRemote(api)),
    calls: Object.values(calls),
    handlers,
    ...(rights && { rights }),
  });
  registerRemotes(host, { descriptors: remote, apis, rights });
  if (settings.env.ADMIN_SOURCES === '1')
    undos.push(await (await import('./admin/serveSources.ts')).serveSources(app));
  else await serveAdmin(app, settings);
  const hasDemo = await seedOnce(host, parts.services);
  await sealStored(host, own);
  undos.push(refuseSlowBodies(app.server));
  secureAnswers(app.server, settings);
  answerHeads(app.server);
  await outbox.watch();
  await projectNew();
  await listen(app, settings.port);
  jobs.watch();
  keepIndexesClean(host, database);
  // Run before all others: first nothing new is taken and what was begun is answered, then things close.
  undos.push(async () => {
    health.stopping();
    jobs.leave();
    outbox.leave();
    await drain();
  });
  return {
    origin: findOrigin(host),
    host,
    hasDemo,
    stop,
  };
}

async function listen(app: Host['app'], port: number): Promise<void> {
  try {
    await app.listen({ port, host: '0.0.0.0' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT.`);
    if (code === 'EACCES')
      throw new Error(`Port ${port} needs more rights than this user has. Set PORT above 1023.`);
    throw error;
  }
}

/** @returns a wait for the requests under way, in which new ones are refused */
function drainRequests(app: Host['app']): () => Promise<void> {
  let open = 0;
  let isDraining = false;
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    if (isDraining) reply.code(503).header('connection', 'close').header('retry-after', '5').send();
    else done();
  });
  return async () => {
    isDraining = true;
    const until = Date.now() + DRAIN_MS;
    while (open > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    app.server.closeIdleConnections();
  };
}

/** Last opened, first closed; one failure does not keep the others open. */
function createStop(undos: (() => void | Promise<void>)[]): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= (async () => {
      for (const undo of undos.reverse())
        try {
          await undo();
        } catch (error) {
          process.stderr.write(`While stopping: ${error instanceof Error ? error.message : String(error)}\n`);
        }
    })();
    return stopping;
  };
}

interface HostParts {
  readonly transaction: Host['transaction'];
  readonly projections: Host['projections'];
  readonly workers: Host['workers'];
  readonly metrics: Host['metrics'];
  readonly settings: Settings;
  readonly database: Database;
  readonly app: Host['app'];
  readonly undos: (() => void | Promise<void>)[];
  readonly authenticator: Pick<
    Host,
    'authenticate' | 'authenticateToken' | 'acceptTokens' | 'holdImpersonators'
  >;
}

function createHost({
  settings,
  database,
  app,
  undos,
  authenticator,
  workers,
  metrics,
  projections,
  transaction,
}: HostParts): Omit<Host, 'jobs' | 'outbox'> {
  const provided = new Map<Token<unknown>, unknown>();
  return {
    settings,
    database,
    app,
    http: app.server,
    workers,
    metrics,
    projections,
    transaction,
    authenticate: authenticator.authenticate,
    authenticateToken: authenticator.authenticateToken,
    acceptTokens: authenticator.acceptTokens,
    holdImpersonators: authenticator.holdImpersonators,
    onStop: (undo) => undos.push(undo),
    every(ms, name, run) {
      let turn: Promise<void> | undefined;
      let isOut = false;
      const succeed = () => {
        if (isOut) app.log.warn(`"${name}" goes on: the database answers again`);
        isOut = false;
      };
      const fail = (error: unknown) => {
        // A line an outage, not a line a turn.
        if (isOut && isUnavailable(error)) return;
        isOut = isUnavailable(error);
        app.log.error(error, `"${name}" failed; its next turn comes`);
      };
      const timer = setInterval(() => {
        turn ??= run()
          .then(succeed, fail)
          .finally(() => {
            turn = undefined;
          });
      }, ms);
      undos.push(async () => {
        clearInterval(timer);
        await turn;
      });
    },
    provide: (token, value) => void provided.set(token, value),
    use<Value>(token: Token<Value>) {
      if (!provided.has(token))
        throw new Error(`Nothing provides "${token.name}". Is its service in its area's "server.ts"?`);
      return provided.get(token) as Value;
    },
  };
}
