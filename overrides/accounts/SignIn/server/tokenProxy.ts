/**
 * The desk's token proxy: takes what the browser may know (a code, a verifier, a refresh token), adds what it may not
 * (the client's secret) and asks the authorization server. Beside it, the end of a sign-in.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { type Host, readKeys, reviveProblem } from '../../../../server/kit.ts';
import { signInProblem } from './errors.ts';
import { findPersonById } from './people.ts';
import { CLIENT_ID } from './provider.ts';
import { createRefreshAnswers, nameBrowser } from './refreshAnswers.ts';
import { endGrant } from './sessions.ts';

const FIELDS = {
  authorization_code: ['code', 'redirect_uri', 'code_verifier'],
  refresh_token: ['refresh_token'],
} as const;

type Form = Readonly<Record<string, string | undefined>>;

function readForm(request: FastifyRequest): Form {
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('application/x-www-form-urlencoded'))
    throw signInProblem('ACC-007', { contentType }, { extra: { error: 'invalid_request' } });
  return (request.body ?? {}) as Form;
}

/** The provider's answer: tokens, or a refusal in OAuth's words or ours. */
interface TokenAnswer {
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
  readonly token_type?: string;
  readonly scope?: string;
}

function pickFields(form: Form): Record<string, string> {
  const grantType = form.grant_type ?? '';
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
    throw signInProblem('ACC-004', { grantType }, { extra: { error: 'unsupported_grant_type' } });
  const picked: Record<string, string> = { grant_type: grantType };
  for (const field of FIELDS[grantType]) {
    const value = form[field];
    if (!value) throw signInProblem('ACC-006', { field }, { extra: { error: 'invalid_request' } });
    picked[field] = value;
  }
  if (form.contract) picked.contract = form.contract;
  return picked;
}

/** A contract that is not the person's is refused before the refresh token is used up. */
async function checkContract({ contract, refresh_token: value }: Form, accounts: Accounts): Promise<void> {
  if (!contract || !value) return;
  const token = await (await accounts.provider()).RefreshToken.find(value);
  const person = token?.accountId
    ? await findPersonById(accounts.host.database, Number(token.accountId))
    : undefined;
  if (!person || person.contracts.includes(Number(contract))) return;
  const { email, contracts } = person;
  throw signInProblem('ACC-002', {
    email,
    contract: contract.slice(0, 80),
    contracts: contracts.join(', '),
  });
}

interface Accounts {
  readonly host: Host;
  readonly provider: () => Promise<Provider>;
}

export function registerTokenProxy(app: FastifyInstance, accounts: Accounts): void {
  const { host } = accounts;
  const { clientSecret } = readKeys(host.settings.varDir);
  const basic = Buffer.from(`${CLIENT_ID}:${clientSecret}`).toString('base64');

  const requestProvider = (request: FastifyRequest, fields: Readonly<Record<string, string>>) =>
    host.app.inject({
      method: 'POST',
      url: '/accounts/oauth/token',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': request.headers['user-agent'] ?? '',
      },
      remoteAddress: request.ip,
      payload: new URLSearchParams(fields).toString(),
    });

  const answerAlike = createRefreshAnswers<Awaited<ReturnType<typeof requestProvider>>>();

  app.post('/api/oauth/proxy', async (request, reply: FastifyReply) => {
    const fields = pickFields(readForm(request));
    await checkContract(fields, accounts);
    const ask = () => requestProvider(request, fields);
    const isRefresh = fields.grant_type === 'refresh_token';
    const answer = isRefresh ? await answerAlike(request, fields, ask) : await ask();
    const body = answer.json<TokenAnswer>();
    // Not the sign-in's fault: a refusal in OAuth's words would end it.
    if (body.code && body.error === 'temporarily_unavailable') throw reviveProblem({ code: body.code });
    if (answer.statusCode >= 500) throw new Error(`The token endpoint answered ${answer.statusCode}.`);
    if (answer.statusCode !== 200) {
      const error = String(body.error);
      const description = String(body.error_description ?? 'no reason given');
      throw signInProblem('ACC-005', { error, description }, { extra: { error } });
    }
    const { access_token, refresh_token, expires_in, token_type, scope } = body;
    if (!isRefresh) nameBrowser(request, reply, host.settings.origin.startsWith('https:'));
    reply.header('cache-control', 'no-store');
    return { access_token, refresh_token, expires_in, token_type, scope };
  });

  /** Ends the sign-in a refresh token belongs to: the token, its family and the session of the accounts service. */
  app.post('/api/oauth/revoke', async (request, reply) => {
    const { refresh_token: value } = readForm(request);
    if (!value)
      throw signInProblem('ACC-006', { field: 'refresh_token' }, { extra: { error: 'invalid_request' } });
    const provider = await accounts.provider();
    const token = await provider.RefreshToken.find(value, { ignoreExpiration: true });
    // Nothing to end is not an error (RFC 7009 §2.2).
    if (token?.grantId) await endGrant(host.database, token.grantId);
    return reply.code(204).send();
  });
}
