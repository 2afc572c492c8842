/** Where a resource stands: which API, at which address, and the addresses its relations are written with. */
import { warnDeveloper } from './developerErrors.ts';
import { type HydraAdapter, hydraAdapter } from './hydraAdapter.ts';
import type { HydraOptions, HydraShape } from './options.ts';
import type { IriOf } from './records.ts';

export interface Target {
  readonly adapter: HydraAdapter;
  readonly shape: HydraShape;
  /** Address of the collection. */
  readonly url: string;
  readonly iriOf: IriOf;
}

export type Locate = (name: string) => Promise<Target>;

export const itemUrl = ({ url }: Target, id: unknown) => `${url}/${encodeURIComponent(String(id))}`;

/** An IRI is a path of the origin that an absolute address names. */
const pathOf = (url: string) => (/^https?:/.test(url) ? new URL(url).pathname : url);

/** @throws Error, by the function returned, for a resource of no API it was given */
export function locateIn({ apis, resources }: HydraOptions): Locate {
  const adapters = new Map(Object.entries(apis).map(([name, api]) => [name, hydraAdapter(api)]));

  const place = (name: string) => {
    const resource = resources[name];
    const adapter = resource && adapters.get(resource.api);
    if (!resource || !adapter)
      throw new Error(`The resource "${name}" is of no API this provider was given.`);
    return { resource, adapter };
  };

  const urlOf = async (name: string) => {
    const { resource, adapter } = place(name);
    return (await adapter.url()) + resource.path;
  };

  const findBases = async (names: Iterable<string>) => {
    const bases = new Map<string, string>();
    // A relation may point to a resource this admin does not have: its values then stay as they are.
    for (const each of names)
      if (resources[each]) bases.set(each, pathOf(await urlOf(each)));
      else warnDeveloper('noMetadata', { entity: each });
    return bases;
  };

  return async (name) => {
    const { resource, adapter } = place(name);
    const shape = (await resource.describe?.()) ?? {};
    const related = Object.values(shape.relations ?? {}).map((relation) => relation.resource);
    const bases = await findBases(new Set([name, ...related]));
    return {
      adapter,
      shape,
      url: await urlOf(name),
      iriOf: (target, id) => {
        const base = bases.get(target);
        return base ? `${base}/${encodeURIComponent(id)}` : id;
      },
    };
  };
}
