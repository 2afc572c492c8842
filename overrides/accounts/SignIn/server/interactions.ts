/** A sign-in under way in one browser, as the authorization server keeps it: who has shown what so far. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Host } from '../../../../server/kit.ts';
import { chooseLanguage, type Language } from './texts.ts';

export interface Accounts {
  readonly host: Host;
  readonly provider: () => Promise<Provider>;
}

export type PageRequest = FastifyRequest<{
  Params: { uid: string };
  Querystring: { as?: unknown };
}>;

/** How long the second step may take after the first, ms. */
const PENDING_MS = 10 * 60_000;

export interface Interaction {
  readonly uid: string;
  readonly language: Language;
  /** Whose password was right, when the second factor is still to come. */
  readonly pending: number | undefined;
}

/** Nothing without the cookie of the browser in which it began. */
export async function openInteraction(
  { provider }: Accounts,
  request: PageRequest,
): Promise<Interaction | undefined> {
  const accounts = await provider();
  try {
    // A stand-in is enough for the answer: nothing is written while reading.
    const { uid, params, result } = await accounts.interactionDetails(request.raw, request.raw as never);
    if (uid !== request.params.uid) return undefined;
    const pending = result?.pending as { accountId: number; until: number } | undefined;
    return {
      uid,
      language: chooseLanguage(params.ui_locales, request.headers['accept-language']),
      pending: pending && pending.until > Date.now() ? pending.accountId : undefined,
    };
  } catch (error) {
    if ((error as Error).name === 'SessionNotFound') return undefined;
    throw error;
  }
}

/** The first of two steps is done. */
export async function storePending(
  { provider }: Accounts,
  request: PageRequest,
  reply: FastifyReply,
  accountId: number,
): Promise<void> {
  const pending = { accountId, until: Date.now() + PENDING_MS };
  await (await provider()).interactionResult(
    request.raw,
    reply.raw,
    { pending },
    { mergeWithLastSubmission: false },
  );
}

/** The person is in: back to where the sign-in was asked for. @param amr how they showed it (RFC 8176) */
export async function finishSignIn(
  { provider }: Accounts,
  request: PageRequest,
  reply: FastifyReply,
  { accountId, amr }: { readonly accountId: number; readonly amr: readonly string[] },
): Promise<string> {
  const login = { login: { accountId: String(accountId), amr: [...amr] } };
  return (await provider()).interactionResult(request.raw, reply.raw, login, {
    mergeWithLastSubmission: false,
  });
}
