/**
 * `/healthz`: the process answers. `/readyz`: it can do its work too, and is not being stopped; else the answer names
 * what is wrong. Balancers ask often: what costs more than a question to the database is looked at every few seconds.
 */
import { checkReadiness, type Fault, findDatabaseFault } from './checkReadiness.ts';
import type { Host } from './kit.ts';

const DATABASE_MS = 5000;

/** How long what was found holds. What was wrong is looked at sooner: whoever mended it waits for that. */
const READY_MS = 5000;
const FAULTY_MS = 1000;

const stoppingFault = { check: 'stopping', message: 'The server is being stopped.' } as const;
const lateFault: Fault = { check: 'database', message: 'The database does not answer.' };

const config = { isHealth: true } as const;

export function registerHealth(host: Pick<Host, 'app' | 'database' | 'settings'>) {
  let isStopping = false;
  let last: { readonly faults: readonly Fault[]; readonly until: number } | undefined;
  let asking: Promise<readonly Fault[]> | undefined;

  async function ask(): Promise<readonly Fault[]> {
    const fault = await findDatabaseFault(host);
    if (fault) return [fault];
    if (last && last.until > Date.now()) return last.faults;
    const faults = await checkReadiness(host);
    last = { faults, until: Date.now() + (faults.length > 0 ? FAULTY_MS : READY_MS) };
    return faults;
  }

  /** Once for all who ask: a database that does not answer is not asked once more by each. */
  function findFaults(): Promise<readonly Fault[]> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<readonly Fault[]>((resolve) => {
      timer = setTimeout(() => resolve([lateFault]), DATABASE_MS);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  }

  host.app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  host.app.get('/readyz', { config }, async (_, reply) => {
    const faults = isStopping ? [stoppingFault] : await findFaults();
    if (faults.length === 0) return { status: 'ready' };
    const reason = faults.map(({ message }) => message).join(' ');
    return reply.code(503).send({ status: 'unavailable', reason, failed: faults });
  });
  return {
    stopping() {
      isStopping = true;
    },
  };
}
