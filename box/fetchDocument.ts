/** Fetches a page to print: from the box's own server only, with the desk's token, PNG, within a size and a time. */
import type { BoxConfig } from './config.ts';
import { Refusal } from './refusal.ts';

const MAX_BYTES = 8 * 1024 * 1024;

const PNG_SIGNATURE = '89504e470d0a1a0a';

interface Wanted {
  readonly url: string;
  readonly token: string;
  /** What the address does not say itself. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

function readAddress(url: string, server: string): URL {
  const address = URL.canParse(url, server) ? new URL(url, server) : undefined;
  if (!address) throw new Refusal('document_unavailable', `The address "${url}" cannot be read.`);
  if (address.origin !== new URL(server).origin)
    throw new Refusal(
      'document_unavailable',
      `The box fetches from "${server}" only, not "${address.origin}".`,
    );
  return address;
}

async function readBody(answer: Response, address: URL): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body = answer.body as AsyncIterable<Uint8Array> | null;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BYTES)
      throw new Refusal('document_unavailable', `"${address.pathname}" is larger than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export async function fetchDocument(config: Pick<BoxConfig, 'server'>, wanted: Wanted): Promise<Uint8Array> {
  const address = readAddress(wanted.url, config.server);
  for (const [name, value] of Object.entries(wanted.defaults))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  try {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${wanted.token}`, accept: 'image/png' },
      // A redirect could lead to another host.
      redirect: 'error',
      signal: wanted.signal,
    });
    if (!answer.ok)
      throw new Refusal('document_unavailable', `"${address.pathname}" answered ${answer.status}.`);
    const body = await readBody(answer, address);
    if (body.subarray(0, 8).toString('hex') === PNG_SIGNATURE) return body;
    const kind = body.subarray(0, 5).toString('latin1') === '%PDF-' ? 'a PDF' : 'no PNG';
    throw new Refusal('document_unavailable', `"${address.pathname}" is ${kind}; the box prints PNG.`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new Refusal(
      'document_unavailable',
      `"${address.pathname}" could not be fetched: ${String(reason)}.`,
    );
  }
}
