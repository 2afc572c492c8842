/** A document from an address or a file; from an entrypoint the way leads to the documentation it names. */
import { readFileSync } from 'node:fs';
import { decodeText } from './decodeText.ts';
import { Refusal } from './document.ts';

export interface Fetched {
  /** Address or path, as it is told to people. */
  readonly file: string;
  readonly text: string;
  /** Address of the document, when it has one. */
  readonly address?: string;
  /** The entrypoint that named it. */
  readonly entrypoint?: { readonly file: string; readonly text: string };
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

const place = (file: string) => ({ file, line: 1, pointer: '' });

function readLocal(source: string): Fetched {
  try {
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

async function get(source: string, accept: string): Promise<{ text: string; link: string; address: string }> {
  let answer: Response;
  try {
    answer = await fetch(source, { headers: { accept }, signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    throw new Refusal(
      place(source),
      `The server cannot be reached (${cause}).`,
      'Check the address, or save the document and import the file.',
    );
  }
  if (!answer.ok)
    throw new Refusal(
      place(source),
      `The server answered ${answer.status}.`,
      answer.status === 401 || answer.status === 403
        ? 'It wants a sign-in: save the document and import the file.'
        : 'Give the address of the API documentation.',
    );
  const text = decodeText(source, new Uint8Array(await answer.arrayBuffer()));
  return { text, link: answer.headers.get('link') ?? '', address: answer.url || source };
}

const accepted = 'application/ld+json, application/vnd.openapi+json;q=0.9, application/json;q=0.8';

/** Follows `Link: <…>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"` from anything that is not it. */
export async function fetchDocument(source: string): Promise<Fetched> {
  if (!isAddress(source)) return readLocal(source);
  const first = await get(source, accepted);
  const named = /<([^>]+)>\s*;[^,]*rel="?http:\/\/www\.w3\.org\/ns\/hydra\/core#apiDocumentation"?/.exec(
    first.link,
  )?.[1];
  const target = named === undefined ? undefined : new URL(named, first.address).href;
  const isDocs = /supportedClass"|"openapi"|"swagger"/.test(first.text);
  if (target === undefined || isDocs || target === first.address)
    return { file: source, text: first.text, address: first.address };
  const second = await get(target, accepted);
  return {
    file: target,
    text: second.text,
    address: second.address,
    entrypoint: { file: source, text: first.text },
  };
}

/** The entrypoint that a documentation names, for the paths of its collections; undefined when it cannot be had. */
export async function fetchEntrypoint(address: string): Promise<{ file: string; text: string } | undefined> {
  try {
    return { file: address, text: (await get(address, accepted)).text };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
