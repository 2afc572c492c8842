/**
 * The pages that a payment link leads to, and the bank that is played: opened without signing in, by an address that nobody
 * guesses. Nothing of them is logged but what went wrong, kept by nobody, and each address has its number of tries.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Host, shortenAddress } from '../../../../server/kit.ts';
import { countAttempt } from '../../../accounts/SignIn/server/attempts.ts';
import { sendPage } from '../../../accounts/SignIn/server/pageFrame.ts';
import { chooseLanguage } from '../../../accounts/SignIn/server/texts.ts';
import { findLinkAmount, findLinkState, isSettled } from '../model.ts';
import { type PayLanguage, renderBank, renderLink, renderMessage, writeMoney } from './pages/renderPages.ts';
import { asObject, noteAtBank, type Provider, readBank, SIMULATOR, simulatorPath } from './provider.ts';
import { linkUrl, readAddress, readLink } from './readLink.ts';
import { reserveByLink } from './reserve.ts';
import { type FoundAttempt, findAttempt, settleByProvider } from './settle.ts';

interface Route {
  readonly Params: { readonly contract: string; readonly token: string };
  readonly Querystring: { readonly attempt?: unknown };
  readonly Body: { readonly answer?: unknown } | undefined;
}

type Pages = { readonly host: Host; readonly provider: Provider };

/** The address holds the secret. */
const quiet = { logLevel: 'error' } as const;

/** Pages within ten minutes from one address: enough for a school class behind one router. */
const FROM_ADDRESS = 600;

const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): PayLanguage =>
  chooseLanguage(undefined, headers['accept-language']);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const notThere = (reply: FastifyReply, language: PayLanguage) =>
  sendPage(reply, 404, renderMessage('unknown', { language }));

function registerLimit(app: FastifyInstance, { host }: Pages): void {
  app.addHook('onRequest', async (request, reply) => {
    const minutes = await countAttempt(host, [
      { key: `pay from ${shortenAddress(request.ip)}`, most: FROM_ADDRESS },
    ]);
    if (minutes === 0) return;
    const facts = { language: languageOf(request), values: { minutes: String(minutes) } };
    await sendPage(reply, 429, renderMessage('tooMany', facts));
  });
}

function registerLinks(app: FastifyInstance, { host, provider }: Pages): void {
  const PATH = '/pay/:contract/:token';
  const addressOf = (params: Route['Params']) => {
    const address = readAddress(params);
    return address && { ...address, url: linkUrl(host.settings.origin, address.contract, address.token) };
  };
  const read = ({ contract, url }: { readonly contract: number; readonly url: string }) =>
    readLink({ query: (text, values) => host.database.query({ contract }, text, values) }, contract, url);

  app.get<Route>(PATH, quiet, async (request, reply) => {
    const language = languageOf(request);
    const address = addressOf(request.params);
    const page = address && (await read(address));
    if (!page) return notThere(reply, language);
    const state = findLinkState(page, new Date());
    const amount = findLinkAmount(page.amount, page.due);
    const { organiser } = page;
    if (state !== 'open' || amount === 0) {
      const message = state === 'open' ? 'paid' : state;
      return sendPage(reply, 200, renderMessage(message, { language, values: { organiser } }));
    }
    return sendPage(reply, 200, renderLink(page, { language, amount, path: new URL(address.url).pathname }));
  });

  app.post<Route>(PATH, quiet, async (request, reply) => {
    const address = addressOf(request.params);
    if (!address) return notThere(reply, languageOf(request));
    const { contract, url } = address;
    const id = await reserveByLink(host, contract, url);
    const attempt = id === undefined ? undefined : await findAttempt(host, contract, { id });
    return reply.redirect(attempt ? await provider.start(attempt) : new URL(url).pathname, 303);
  });

  app.get<Route>(`${PATH}/return`, quiet, async (request, reply) => {
    const language = languageOf(request);
    const address = addressOf(request.params);
    const page = address && (await read(address));
    const token = textOf(request.query.attempt);
    const found = page && token ? await findAttempt(host, address.contract, { token }) : undefined;
    if (!page || found?.order !== page.order) return notThere(reply, language);
    const attempt = await settleByProvider(host, provider, found);
    const values = {
      amount: writeMoney(attempt.amount, attempt.currency, language),
      number: page.number ?? '',
    };
    return sendPage(
      reply,
      200,
      renderOutcome(attempt, { language, values, path: request.url, url: address.url }),
    );
  });
}

interface OutcomeFacts {
  readonly language: PayLanguage;
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
  readonly url: string;
}

function renderOutcome({ status, metadata }: FoundAttempt, { language, values, path, url }: OutcomeFacts) {
  const known = asObject(metadata);
  const again = { href: new URL(url).pathname, text: 'again' } as const;
  if (status === 'succeeded') return renderMessage('succeeded', { language, values });
  if (status === 'cancelled' && 'reason' in known && known.reason === 'nothing_due')
    return renderMessage('nothingDue', { language, values });
  if (status === 'failed' || status === 'cancelled')
    return renderMessage(status, { language, values, next: again });
  return renderMessage('pending', { language, values, next: { href: path, text: 'look' } });
}

const ANSWERS = {
  accept: 'paid',
  silent: 'paid',
  refuse: 'refused',
  abandon: 'abandoned',
} as const;

/** Where the buyer goes on: an address of whoever made the attempt, with what it is known by. */
function findReturn({ redirectBaseUrl, cancelBaseUrl, id, token }: FoundAttempt, isAbandoned: boolean) {
  const base = isAbandoned ? (cancelBaseUrl ?? redirectBaseUrl) : redirectBaseUrl;
  if (base === null) return undefined;
  const url = new URL(base);
  url.searchParams.set('attempt', token);
  url.searchParams.set('payment', String(id));
  return url;
}

function registerSimulator(app: FastifyInstance, { host, provider }: Pages): void {
  const PATH = `${SIMULATOR}/:contract/:token`;
  const find = async ({ params }: Pick<FastifyRequest<Route>, 'params'>) => {
    const address = readAddress(params);
    return address && findAttempt(host, address.contract, { token: address.token });
  };
  const goOn = (reply: FastifyReply, attempt: FoundAttempt, language: PayLanguage) => {
    const url = findReturn(attempt, readBank(attempt.metadata).outcome === 'abandoned');
    if (url?.origin === host.settings.origin) return reply.redirect(`${url.pathname}${url.search}`, 303);
    const next = url && ({ href: url.href, text: 'goOn' } as const);
    return sendPage(reply, 200, renderMessage('done', { language, ...(next && { next }) }));
  };

  app.get<Route>(PATH, quiet, async (request, reply) => {
    const language = languageOf(request);
    const attempt = await find(request);
    if (!attempt) return notThere(reply, language);
    if (isSettled(attempt) || readBank(attempt.metadata).outcome) return goOn(reply, attempt, language);
    const { amount, currency } = attempt;
    return sendPage(reply, 200, renderBank({ language, amount, currency, path: simulatorPath(attempt) }));
  });

  app.post<Route>(PATH, quiet, async (request, reply) => {
    const language = languageOf(request);
    const attempt = await find(request);
    if (!attempt) return notThere(reply, language);
    const answer = textOf(request.body?.answer);
    const outcome = Object.entries(ANSWERS).find(([name]) => name === answer)?.[1];
    if (outcome && !isSettled(attempt)) {
      // The first answer stays, however often the form is sent.
      await noteAtBank(host, attempt, (bank) => ({ ...bank, outcome: bank.outcome ?? outcome }));
      if (answer !== 'silent') await settleByProvider(host, provider, attempt);
    }
    const after = await findAttempt(host, attempt.contract, { id: attempt.id });
    return goOn(reply, after ?? attempt, language);
  });
}

export function registerPages(app: FastifyInstance, pages: Pages): void {
  registerLimit(app, pages);
  registerSimulator(app, pages);
  registerLinks(app, pages);
}
