/** The collections that an entrypoint names, as their server answers them now: their search templates name the filters. */
import { type Document, isObject, Refusal, readDocument } from '../document.ts';
import { fetchEntrypoint } from '../fetchDocument.ts';

const MOST = 200;
const AT_ONCE = 6;

const listLinks = (companions: readonly Document[]): readonly string[] =>
  companions.flatMap(({ value }) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, link]) => {
          const address = isObject(link) ? link['@id'] : link;
          return name.startsWith('@') || typeof address !== 'string' || !/^(?:\/|https?:)/.test(address)
            ? []
            : [address];
        })
      : [],
  );

/** One that asks for a sign-in, or is none, is left out: then what it takes is not known. */
async function fetchOne(address: string): Promise<Document[]> {
  const found = await fetchEntrypoint(address);
  if (!found) return [];
  try {
    return [readDocument(new URL(address).pathname, found.text)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** @param remote the address that paths are taken from; no other server is asked */
export async function fetchCollections(
  remote: string,
  companions: readonly Document[],
): Promise<readonly Document[]> {
  const { origin } = new URL(remote);
  const links = [...new Set(listLinks(companions).map((link) => new URL(link, remote)))]
    .filter((link) => link.origin === origin)
    .slice(0, MOST);
  const found: Document[] = [];
  for (let start = 0; start < links.length; start += AT_ONCE)
    found.push(
      ...(await Promise.all(links.slice(start, start + AT_ONCE).map(({ href }) => fetchOne(href)))).flat(),
    );
  return found;
}
