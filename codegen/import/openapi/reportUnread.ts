/** What an OpenAPI document contains that no entity's file can: reported once for each construct, with where it is. */
import { type Document, isObject } from '../document.ts';
import type { AddRemark } from '../facts.ts';
import { listReached } from './listReached.ts';

interface Unread {
  readonly document: Document;
  /** Keywords of schemas, and the properties they are at. */
  readonly lost: ReadonlyMap<string, ReadonlySet<string>>;
  /** Components that were described. */
  readonly known: ReadonlySet<string>;
}

const some = (names: readonly string[], limit = 12): string =>
  names.length <= limit
    ? names.join(', ')
    : `${names.slice(0, limit).join(', ')} and ${names.length - limit} more`;

/** Components that no call leads to, however far one follows. */
function findUnreached({ document, known }: Unread): string[] {
  const { components, ...rest } = document.value as { components?: Readonly<Record<string, unknown>> };
  const schemas = isObject(components?.schemas) ? components.schemas : {};
  const { schemas: _schemas, ...others } = components ?? {};
  const reached = listReached(document, [rest, others]);
  return Object.keys(schemas).filter((name) => !reached.has(name) && !known.has(name));
}

export function reportUnread(unread: Unread, remark: AddRemark): void {
  const { document, lost } = unread;
  const { webhooks, servers } = document.value as { webhooks?: unknown; servers?: unknown };
  for (const [keyword, abouts] of lost)
    remark(
      'note',
      'the API',
      `"${keyword}" has no word in an entity's file: left out of ${some([...abouts])}`,
    );
  const unreached = findUnreached(unread);
  if (unreached.length > 0)
    remark('note', 'the API', `no call leads to these schemas, and they are left out: ${some(unreached)}`);
  if (isObject(webhooks) && Object.keys(webhooks).length > 0)
    remark('note', 'the API', `its webhooks are left out: ${some(Object.keys(webhooks))}`);
  if (Array.isArray(servers) && servers.length > 1)
    remark('note', 'the API', `of its ${servers.length} servers the first says where its paths begin`);
}
