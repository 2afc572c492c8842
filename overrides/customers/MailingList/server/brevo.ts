/**
 * Brevo by its documented HTTP (https://developers.brevo.com/reference): lists, folders, imports and their processes. Another
 * address, for tests and for a proxy, is `BREVO_URL`; where it is private, `REMOTE_ALLOW` names its host.
 */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AddressRefused, OutgoingFailure, type Settings, sendOutgoing } from '../../../../server/kit.ts';
import type { ContactListFacts, MailContact, MailProvider } from '../model/provider.ts';
import { mailingProblem } from './errors.ts';

const ADDRESS = 'https://api.brevo.com/v3';
const TIMEOUT_MS = 20_000;
const LISTS_AT_ONCE = 50;
/** What the service takes off a list in one call. */
const REMOVED_AT_ONCE = 150;
const FOLDER = 'Ticketing';
/** Between looks at an import: a short one is done at once. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;
const PATIENCE_MS = 10 * 60_000;

const provider = 'brevo';
const made = z.object({ id: z.number() });
const account = z.object({ email: z.string().optional(), companyName: z.string().optional() });
const lists = z.object({
  count: z.number().default(0),
  lists: z
    .array(z.object({ id: z.number(), name: z.string(), uniqueSubscribers: z.number().optional() }))
    .default([]),
});
const folders = z.object({ folders: z.array(made).default([]) });
const started = z.object({ processId: z.number() });
const process = z.object({ status: z.string() });
const fault = z.object({ message: z.string() });

export interface BrevoOptions {
  readonly apiKey: string;
  readonly settings: Pick<Settings, 'env' | 'remoteAllow'>;
  readonly signal: AbortSignal;
}

interface BrevoCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** Their own words where they are short: they name what to settle there. */
function readReason(text: string): string {
  try {
    return fault.parse(JSON.parse(text)).message.slice(0, 200);
  } catch {
    return 'no reason given';
  }
}

async function send({ apiKey, settings, signal }: BrevoOptions, { method, path, body }: BrevoCall) {
  try {
    return await sendOutgoing({
      url: new URL(`${(settings.env.BREVO_URL ?? ADDRESS).replace(/\/+$/, '')}${path}`),
      method,
      headers: {
        accept: 'application/json',
        'api-key': apiKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMs: TIMEOUT_MS,
      allowed: settings.remoteAllow,
      signal,
    });
  } catch (error) {
    if (error instanceof OutgoingFailure || error instanceof AddressRefused)
      throw mailingProblem('CRM-025', { provider, reason: error.message });
    throw error;
  }
}

async function ask<Answer>(
  options: BrevoOptions,
  call: BrevoCall,
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  const { status, text } = await send(options, call);
  if (status === 401 || status === 403) throw mailingProblem('CRM-024', { provider, status });
  if (status === 429) throw mailingProblem('CRM-025', { provider, reason: 'too many calls' });
  if (status >= 500) throw mailingProblem('CRM-025', { provider, reason: `it answered ${status}` });
  if (status >= 300) throw mailingProblem('CRM-026', { provider, reason: readReason(text) });
  try {
    return shape.parse(text === '' ? {} : JSON.parse(text));
  } catch {
    throw mailingProblem('CRM-025', { provider, reason: 'an answer that is not understood' });
  }
}

/** @returns the folder for lists, made where there is none: the service keeps no list outside of one */
async function demandFolder(options: BrevoOptions): Promise<number> {
  const { folders: found } = await ask(
    options,
    { method: 'GET', path: '/contacts/folders?limit=1&offset=0&sort=asc' },
    folders,
  );
  if (found[0]) return found[0].id;
  return (await ask(options, { method: 'POST', path: '/contacts/folders', body: { name: FOLDER } }, made)).id;
}

async function waitFor(options: BrevoOptions, processId: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_WAIT_MS; Date.now() < end; pause = Math.min(LONGEST_WAIT_MS, pause * 2)) {
    const { status } = await ask(options, { method: 'GET', path: `/processes/${processId}` }, process);
    if (status === 'completed') return;
    if (status === 'failed' || status === 'cancelled')
      throw mailingProblem('CRM-026', { provider, reason: `the import ${processId} ${status}` });
    await wait(pause, undefined, { signal: options.signal });
  }
  throw mailingProblem('CRM-025', { provider, reason: `the import ${processId} has not ended` });
}

/** Under both pairs of names that accounts have; what an account has not is ignored there. */
const describeContact = ({ email, lastname, firstname }: MailContact) => ({
  email,
  attributes: {
    ...(lastname && { LASTNAME: lastname, NOM: lastname }),
    ...(firstname && { FIRSTNAME: firstname, PRENOM: firstname }),
  },
});

export function openBrevo(options: BrevoOptions): MailProvider {
  return {
    async readAccount() {
      const { companyName, email } = await ask(options, { method: 'GET', path: '/account' }, account);
      return companyName || email || provider;
    },
    async readLists() {
      const all: ContactListFacts[] = [];
      for (;;) {
        const path = `/contacts/lists?limit=${LISTS_AT_ONCE}&offset=${all.length}&sort=asc`;
        const page = await ask(options, { method: 'GET', path }, lists);
        all.push(
          ...page.lists.map(({ id, name, uniqueSubscribers }) => ({
            id: String(id),
            name,
            count: uniqueSubscribers ?? null,
          })),
        );
        if (page.lists.length === 0 || all.length >= page.count) return all;
      }
    },
    async createList(name) {
      const folderId = await demandFolder(options);
      const body = { name, folderId };
      return String((await ask(options, { method: 'POST', path: '/contacts/lists', body }, made)).id);
    },
    async addContacts(list, contacts) {
      const body = {
        listIds: [Number(list)],
        jsonBody: contacts.map(describeContact),
        updateExistingContacts: true,
        emptyContactsAttributes: false,
        disableNotification: true,
      };
      const { processId } = await ask(options, { method: 'POST', path: '/contacts/import', body }, started);
      await waitFor(options, processId);
    },
    async removeContacts(list, emails) {
      for (let from = 0; from < emails.length; from += REMOVED_AT_ONCE) {
        const body = { emails: emails.slice(from, from + REMOVED_AT_ONCE) };
        const { status, text } = await send(options, {
          method: 'POST',
          path: `/contacts/lists/${list}/contacts/remove`,
          body,
        });
        if (status === 401 || status === 403) throw mailingProblem('CRM-024', { provider, status });
        if (status === 429 || status >= 500)
          throw mailingProblem('CRM-025', { provider, reason: `it answered ${status}` });
        // 400 is what it answers where none of them is on the list any more: then it is as it should be.
        if (status >= 300 && status !== 400)
          throw mailingProblem('CRM-026', { provider, reason: readReason(text) });
      }
    },
  };
}
