/**
 * The accounts service: who a person is. Its authorization server stands under `/accounts/oauth`, its sign-in page
 * under `/accounts/sign-in`, the desk's token proxy under `/api/oauth`.
 */
import type { Service } from '../../../../server/kit.ts';
import { issueToken, readQuestion } from './issueToken.ts';
import { seedDemoAccounts } from './seedDemoAccounts.ts';

export const accounts: Service = {
  name: 'accounts',
  register(host) {
    host.app.post('/accounts/internal/token', async (request, reply) => {
      const proof = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const question = await readQuestion(host.settings, proof);
      reply.header('cache-control', 'no-store');
      return { access_token: await issueToken(host, question) };
    });
  },
  seed: seedDemoAccounts,
};
