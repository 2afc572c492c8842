/**
 * A contract with a record of every entity, made from the metadata: every scalar filled, every relation set. All have
 * the same id and every text the same mark, so that whoever sees a trace of them sees whose they are.
 */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { Database } from '../../../server/kit.ts';
import { entities, entityOf, sampleValue } from '../../http/engine/samples.ts';

export interface Victim {
  readonly contract: number;
  /** Of each record, whatever its entity. */
  readonly id: number;
  readonly mark: string;
}

const markable = ['string', 'text', 'html'];

/** Relations by which a record is out of sight: of whoever was merged into another. */
const hiding: readonly string[] = ['mergedInto'];

/** What closes a record for good, or takes it out of sight: nothing of it could be written or read afterwards. */
const closing: readonly string[] = ['CrmCustomer.deletedAt', 'DeskSession.endDate'];

/** Entities whose records stay as they were made, and whom they settle: their relations are set at once. */
const lasting: readonly string[] = ['Lettering', 'Transaction'];

/** What a lettering takes: entries of a client's account. */
const given: ReadonlyMap<string, unknown> = new Map([['Transaction.accountType', 'client']]);

/** A text of the victim, where the property takes any. */
export function markText(property: PropertyDescriptor, { mark, id }: Victim): string | undefined {
  if (property.kind === 'email') return `${mark}.${property.name}@example.test`.toLowerCase();
  if (!markable.includes(property.kind) || property.pattern !== undefined) return undefined;
  const text = `${mark} ${property.name}`.slice(0, property.maxLength ?? 200);
  return property.unique ? `${mark}${id}`.slice(0, property.maxLength ?? 200) : text;
}

function fillValue(property: PropertyDescriptor, victim: Victim): unknown {
  // What hides, ends or deletes a record is left undone.
  if (property.kind === 'boolean') return false;
  const one = markText(property, victim) ?? sampleValue(property, victim.id % 1000);
  const value = property.many ? [one] : one;
  return property.kind === 'json' || property.many ? JSON.stringify(value) : value;
}

/** A relation that stands in a column of its own, to an entity of contracts. */
function isLink(property: PropertyDescriptor): boolean {
  const isStored = property.kind === 'relation' && property.column && property.column !== 'contract_id';
  return Boolean(isStored) && entityOf(property.target ?? '').scope !== 'global';
}

export async function fillContract(database: Database, victim: Victim): Promise<void> {
  const { contract, id } = victim;
  const made = new Set<string>();

  async function insert(entity: EntityDescriptor): Promise<void> {
    if (made.has(entity.name)) return;
    made.add(entity.name);
    // The contract's own record is there.
    if (entity.scope !== 'contract') return;
    const row = new Map<string, unknown>([
      ['contract_id', contract],
      ['id', id],
    ]);
    for (const property of entity.properties) {
      if (!property.column || row.has(property.column) || property.role) continue;
      if (closing.includes(`${entity.name}.${property.name}`)) continue;
      if (property.kind !== 'relation')
        row.set(property.column, given.get(`${entity.name}.${property.name}`) ?? fillValue(property, victim));
      else if ((property.required || lasting.includes(entity.name)) && isLink(property)) {
        const target = entityOf(property.target ?? '');
        await insert(target);
        row.set(property.column, target.scope === 'self' ? contract : id);
      } else if (property.required) row.set(property.column, await findShared(property));
    }
    const columns = [...row.keys()].map((name) => `"${name}"`).join(', ');
    const places = [...row.keys()].map((_, index) => `$${index + 1}`).join(', ');
    await database.query(
      'system',
      `INSERT INTO "${entity.table}" (${columns}) OVERRIDING SYSTEM VALUE VALUES (${places})`,
      [...row.values()],
    );
  }

  /** The first record of an entity that all contracts share. */
  async function findShared(property: PropertyDescriptor): Promise<number | undefined> {
    const { table } = entityOf(property.target ?? '');
    const [row] = await database.query<{ id: number }>('system', `SELECT min("id") AS id FROM "${table}"`);
    return row?.id;
  }

  async function link(entity: EntityDescriptor): Promise<void> {
    const optional = entity.properties.filter(
      (property) => !property.required && isLink(property) && !hiding.includes(property.name),
    );
    const set = optional.map(({ column, target }) =>
      entityOf(target ?? '').scope === 'self' ? `"${column}" = ${contract}` : `"${column}" = ${id}`,
    );
    if (set.length > 0 && !lasting.includes(entity.name))
      await database.query(
        'system',
        `UPDATE "${entity.table}" SET ${set.join(', ')} WHERE "contract_id" = $1 AND "id" = $2`,
        [contract, id],
      );
    for (const { through, target } of entity.properties) {
      const scope = through && entityOf(target ?? '').scope;
      if (scope === 'contract' || scope === 'self')
        await database.query(
          'system',
          `INSERT INTO "${through}" ("contract_id", "source_id", "target_id", "position") VALUES ($1, $2, $3, 0)`,
          [contract, id, scope === 'self' ? contract : id],
        );
    }
  }

  for (const entity of entities) await insert(entity);
  for (const entity of entities) if (entity.scope === 'contract') await link(entity);
}
