/** The sign-in page's two routes: shows the form, and takes what was typed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Host } from '../../../../server/kit.ts';
import { findRedirect } from '../../../desk/Switch/model.ts';
import { demoPeople } from '../model.ts';
import { countAttempt, forgetAttempts, giveBackAttempt } from './attempts.ts';
import { limitTries, rememberDevice } from './knownDevice.ts';
import { isPassword } from './password.ts';
import { findPersonByEmail } from './people.ts';
import {
  fillDemo,
  renderImpersonationPage,
  renderMessagePage,
  renderSignInPage,
  type SignInForm,
} from './signInPage.ts';
import { chooseLanguage, texts } from './texts.ts';

interface Accounts {
  readonly host: Host;
  readonly provider: () => Promise<Provider>;
}

type Request = FastifyRequest<{ Params: { uid: string } }>;

/** `app` reads form-encoded bodies as objects of strings. */
export function registerSignIn(app: FastifyInstance, { host, provider }: Accounts): void {
  app.get('/accounts/sign-in/:uid', async (request: Request, reply) => {
    const form = await openForm(request);
    if (!form) return sendExpired(request, reply);
    return send(reply, 200, renderSignInPage(form));
  });

  app.post('/accounts/sign-in/:uid', async (request: Request, reply) => {
    const form = await openForm(request);
    if (!form) return sendExpired(request, reply);
    const { email = '', password = '' } = (request.body ?? {}) as Record<string, string | undefined>;
    const text = texts[form.language];
    const refuse = (status: number, error: string) =>
      send(reply, status, renderSignInPage({ ...form, email, password: '', error }));
    if (!email.trim() || !password) return refuse(422, text.missing);
    const tries = limitTries(host, request, email);
    const minutes = await countAttempt(host, tries.limits);
    if (minutes > 0) return refuse(429, text.tooMany.replace('{minutes}', String(minutes)));
    const person = await findPersonByEmail(host.database, email);
    if (!(await isPassword(password, person?.passwordHash)) || !person) return refuse(422, text.wrong);
    await forgetAttempts(host, tries.own);
    if (tries.shared) await giveBackAttempt(host, tries.shared);
    rememberDevice(host, request, reply, person.email);
    const login = { login: { accountId: String(person.id), amr: ['pwd'] } };
    const next = await (await provider()).interactionResult(request.raw, reply.raw, login);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });

  app.get('/accounts/impersonate', (request, reply) => {
    const { redirectUrl } = request.query as { readonly redirectUrl?: unknown };
    const address = findRedirect(redirectUrl, request.headers.host ?? 'localhost') ?? '/';
    const language = chooseLanguage(undefined, request.headers['accept-language']);
    return send(reply, 403, renderImpersonationPage(language, address));
  });

  /** The empty form of a sign-in under way in this browser, whose cookie says so; else nothing. */
  async function openForm(request: Request): Promise<SignInForm | undefined> {
    const accounts = await provider();
    try {
      const { uid, params } = await accounts.interactionDetails(
        request.raw,
        // A stand-in is enough: nothing is written while reading, and Fastify answers.
        request.raw as never,
      );
      if (uid !== request.params.uid) return undefined;
      const demo = host.settings.demo ? await listDemo() : [];
      return {
        language: chooseLanguage(params.ui_locales, request.headers['accept-language']),
        action: `/accounts/sign-in/${uid}`,
        ...fillDemo((request.query as Record<string, unknown>).as, demo),
        error: undefined,
        demo,
      };
    } catch (error) {
      if ((error as Error).name === 'SessionNotFound') return undefined;
      throw error;
    }
  }

  async function listDemo(): Promise<readonly string[]> {
    const emails = demoPeople.map(({ email }) => email);
    const rows = await host.database.query<{ email: string }>(
      'system',
      'SELECT email FROM "account" WHERE email = ANY($1::text[])',
      [emails],
    );
    return rows.map(({ email }) => email);
  }
}

function sendExpired(request: FastifyRequest, reply: FastifyReply) {
  const language = chooseLanguage(undefined, request.headers['accept-language']);
  return send(reply, 404, renderMessagePage(language, 'expired'));
}

function send(reply: FastifyReply, status: number, page: { html: string; policy: string }) {
  return reply
    .code(status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
