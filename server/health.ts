/** `/healthz`: the process answers. `/readyz`: the database answers too, and nothing is being stopped. */
import type { Host } from './kit.ts';

const DATABASE_MS = 2000;

export function registerHealth({ app, database }: Pick<Host, 'app' | 'database'>) {
  let isStopping = false;

  async function findFault(): Promise<string | undefined> {
    if (isStopping) return 'stopping';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('the database does not answer'), DATABASE_MS);
    });
    const asked = database.query('system', 'SELECT 1').then(
      () => undefined,
      () => 'the database refuses',
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const fault = await findFault();
    return fault ? reply.code(503).send({ status: 'unavailable', reason: fault }) : { status: 'ready' };
  });
  return {
    stopping() {
      isStopping = true;
    },
  };
}
