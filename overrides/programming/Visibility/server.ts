/** `hide` and `show`: the same two actions on every entity that can be hidden. */
import { type ActionRequest, type Behaviour, Problem } from '../../../server/kit.ts';
import '../errors.ts';

/** @param table the entity's own, with a column `is_hidden` */
export function setVisibility(entity: string, table: string): NonNullable<Behaviour['actions']> {
  const set = (isHidden: boolean) => async (request: ActionRequest) => {
    const id = Number(request.params.id);
    await request.transaction(async ({ tx, contract }) => {
      const rows = await tx.query(
        `UPDATE "${table}" SET "is_hidden" = $3 WHERE "contract_id" = $1 AND "id" = $2 RETURNING 1`,
        [contract, Number.isSafeInteger(id) ? id : 0, isHidden],
      );
      if (rows.length === 0) throw new Problem('PROG-003', { entity, id: request.params.id });
    });
    return { entity, id };
  };
  return { hide: set(true), show: set(false) };
}
