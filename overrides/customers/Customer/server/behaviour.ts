/** A customer through the API: the name people know it by follows from its parts. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Draft } from '../../../../server/kit.ts';

/** Last name, then first name, as tickets print them. */
function nameCustomer({ lastname, firstname }: Draft<'Customer'>): string {
  return [lastname, firstname].filter(Boolean).join(' ');
}

export const customerBehaviour = defineBehaviour('Customer', {
  normalize: (values, { operation }) =>
    operation === 'create' ? { displayName: nameCustomer(values) } : undefined,
  onUpdateOf: ['lastname', 'firstname'],
  beforeUpdate: ({ values, current }) => ({ displayName: nameCustomer({ ...current, ...values }) }),
});
