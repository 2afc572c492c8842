/** The sign-in page's routes: shows the form, takes what was typed; beside them the page for working as someone else. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyOf, db } from '../../../../server/sql.ts';
import { demoPeople } from '../model.ts';
import { countAttempt, forgetAttempts, returnAttempt } from './attempts.ts';
import {
  type Accounts,
  finishSignIn,
  openInteraction,
  type PageRequest,
  storePending,
} from './interactions.ts';
import { limitTries, rememberDevice } from './knownDevice.ts';
import { sendPage } from './pageFrame.ts';
import { isPassword } from './password.ts';
import { findPersonByEmail } from './people.ts';
import { readFactorState } from './secondFactor.ts';
import { fillDemo, renderMessagePage, renderSignInPage, type SignInForm } from './signInPage.ts';
import { chooseLanguage, texts } from './texts.ts';

/** `app` reads form-encoded bodies as objects of strings. */
export function registerSignIn(app: FastifyInstance, accounts: Accounts): void {
  const { host } = accounts;

  app.get('/accounts/sign-in/:uid', async (request: PageRequest, reply) => {
    const form = await openForm(request);
    if (!form) return sendExpired(request, reply);
    return sendPage(reply, 200, renderSignInPage(form));
  });

  app.post('/accounts/sign-in/:uid', async (request: PageRequest, reply) => {
    const form = await openForm(request);
    if (!form) return sendExpired(request, reply);
    const { email = '', password = '' } = (request.body ?? {}) as Record<string, string | undefined>;
    const text = texts[form.language];
    const refuse = (status: number, error: string) =>
      sendPage(reply, status, renderSignInPage({ ...form, email, password: '', error }));
    if (!email.trim() || !password) return refuse(422, text.missing);
    const tries = limitTries(host, request, email);
    const minutes = await countAttempt(host, tries.limits);
    if (minutes > 0) return refuse(429, text.tooMany.replace('{minutes}', String(minutes)));
    const person = await findPersonByEmail(host.database, email);
    if (!(await isPassword(password, person?.passwordHash)) || !person) return refuse(422, text.wrong);
    await forgetAttempts(host, tries.own);
    if (tries.shared) await returnAttempt(host, tries.shared);
    if (person.contracts.length === 0) return refuse(403, text.nowhere);
    reply.header('cache-control', 'no-store');
    if ((await readFactorState(host.database, person.id)).isOn) {
      await storePending(accounts, request, reply, person.id);
      return reply.redirect(`${form.action}/code`, 303);
    }
    rememberDevice(host, request, reply, person.email);
    const next = await finishSignIn(accounts, request, reply, { accountId: person.id, amr: ['pwd'] });
    return reply.redirect(next, 303);
  });

  /** The empty form of a sign-in under way in this browser; else nothing. */
  async function openForm(request: PageRequest): Promise<SignInForm | undefined> {
    const open = await openInteraction(accounts, request);
    if (!open) return undefined;
    const demo = host.settings.demo ? await listDemo() : [];
    return {
      language: open.language,
      action: `/accounts/sign-in/${open.uid}`,
      ...fillDemo(request.query.as, demo),
      error: undefined,
      demo,
    };
  }

  async function listDemo(): Promise<readonly string[]> {
    const emails = demoPeople.map(({ email }) => email);
    const rows = await host.database.query(
      'system',
      db.selectFrom('account').select('email').where('email', '=', anyOf(emails)),
    );
    return rows.map(({ email }) => email);
  }
}

function sendExpired(request: FastifyRequest, reply: FastifyReply) {
  const language = chooseLanguage(undefined, request.headers['accept-language']);
  return sendPage(reply, 404, renderMessagePage(language, 'expired'));
}
