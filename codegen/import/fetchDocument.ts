/** A document from an address or a file; from an entrypoint the way leads to the documentation it names. */
import { readFileSync, statSync } from 'node:fs';
import { decodeText } from './decodeText.ts';
import { Refusal } from './document.ts';

export interface Fetched {
  /** Address or path, as people see it. */
  readonly file: string;
  readonly text: string;
  /** The media type that the server gave. */
  readonly type?: string;
  /** Address of the document, when it has one. */
  readonly address?: string;
  /** The entrypoint that named it. */
  readonly entrypoint?: { readonly file: string; readonly text: string };
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

const place = (file: string) => ({ file, line: 1, pointer: '' });

/** Five times the largest API documents that are published. */
const MAX_MEGABYTES = 64;

function checkSize(source: string, bytes: number): void {
  if (bytes > MAX_MEGABYTES * 1024 * 1024)
    throw new Refusal(
      place(source),
      `The document is larger than ${MAX_MEGABYTES} MB.`,
      'Give the API documentation alone.',
    );
}

function readLocal(source: string): Fetched {
  try {
    checkSize(source, statSync(source).size);
    return { file: source, text: decodeText(source, readFileSync(source)) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'There is no such file'
        : code === 'EISDIR'
          ? 'It is a folder'
          : `It cannot be read (${code})`;
    throw new Refusal(
      place(source),
      `${why}: "${source}".`,
      'Give the path of a document, or its whole address with https://.',
    );
  }
}

const accept =
  'application/ld+json, application/vnd.openapi+json;q=0.9, application/json;q=0.8, application/yaml;q=0.7, */*;q=0.1';

interface Answer {
  readonly text: string;
  readonly type: string;
  readonly link: string;
  readonly address: string;
}

/** The bytes of an answer, refused as soon as they are too many. */
async function readBody(source: string, answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    checkSize(source, size);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function request(source: string): Promise<{ answer: Response; bytes: Uint8Array }> {
  try {
    const answer = await fetch(source, { headers: { accept }, signal: AbortSignal.timeout(20_000) });
    return { answer, bytes: await readBody(source, answer) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    throw new Refusal(
      place(source),
      `The server cannot be reached (${cause}).`,
      'Check the address, or save the document and import the file.',
    );
  }
}

async function get(source: string): Promise<Answer> {
  const { answer, bytes } = await request(source);
  if (!answer.ok)
    throw new Refusal(
      place(source),
      `The server answered ${answer.status}.`,
      answer.status === 401 || answer.status === 403
        ? 'It wants a sign-in: save the document and import the file.'
        : 'Give the address of the API documentation.',
    );
  return {
    text: decodeText(source, bytes),
    type: answer.headers.get('content-type') ?? '',
    link: answer.headers.get('link') ?? '',
    address: answer.url || source,
  };
}

/** Follows `Link: <…>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"` from anything that is not it. */
export async function fetchDocument(source: string): Promise<Fetched> {
  if (!isAddress(source)) return readLocal(source);
  const first = await get(source);
  const named = /<([^>]+)>\s*;[^,]*rel="?http:\/\/www\.w3\.org\/ns\/hydra\/core#apiDocumentation"?/.exec(
    first.link,
  )?.[1];
  const target = named === undefined ? undefined : new URL(named, first.address).href;
  const isDocs = /supportedClass"|"openapi"|"swagger"|^(?:openapi|swagger):/m.test(first.text);
  if (target === undefined || isDocs || target === first.address)
    return { file: source, text: first.text, type: first.type, address: first.address };
  const second = await get(target);
  return {
    file: target,
    text: second.text,
    type: second.type,
    address: second.address,
    entrypoint: { file: source, text: first.text },
  };
}

/** The entrypoint that a documentation names, for the paths of its collections; undefined when it cannot be had. */
export async function fetchEntrypoint(address: string): Promise<{ file: string; text: string } | undefined> {
  try {
    return { file: address, text: (await get(address)).text };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
