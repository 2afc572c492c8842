/** The shape of a print message, checked: the relay passes on what a desk sent. */
import type { PrintRequest } from '../../schema/channel.ts';
import { Refusal } from '../refusal.ts';

const MAX_PAGES = 500;

function refuse(what: string): never {
  throw new Refusal('invalid_message', `The print message ${what}.`);
}

export function readPrintRequest(message: unknown): PrintRequest {
  const request = (message ?? {}) as Partial<PrintRequest>;
  const { desk_settings: settings, urlList, token, printerSlug } = request;
  if (typeof printerSlug !== 'string') refuse('names no "printerSlug"');
  if (typeof token !== 'string') refuse('carries no "token"');
  if (!Array.isArray(urlList) || urlList.length === 0 || urlList.some((url) => typeof url !== 'string'))
    refuse('carries no "urlList" of addresses');
  const key = settings?.jobKey;
  if (typeof key !== 'string' || key.length === 0 || key.length > 200)
    refuse('carries no "desk_settings.jobKey"');
  const copies = settings?.copies ?? 1;
  if (!Number.isInteger(copies) || copies < 1 || copies * urlList.length > MAX_PAGES)
    refuse(`asks for more than ${MAX_PAGES} pages, or for none`);
  if (![0, 90, 180, 270].includes(settings?.rotate ?? 0)) refuse('turns by no quarter');
  return request as PrintRequest;
}
