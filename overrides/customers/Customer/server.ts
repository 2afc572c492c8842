/** A customer through the API: the name people know it by follows from its parts. */
import type { Behaviour, Values } from '../../../server/kit.ts';

/** Last name, then first name, as tickets print them. */
function nameCustomer({ lastname, firstname }: Values): string {
  return [lastname, firstname].filter((part) => typeof part === 'string' && part !== '').join(' ');
}

export const customerBehaviour: Behaviour = {
  entity: 'Customer',
  beforeCreate: (values) => ({ ...values, displayName: nameCustomer(values) }),
  beforeUpdate({ values, current }) {
    if (!('lastname' in values) && !('firstname' in values)) return values;
    return { ...values, displayName: nameCustomer({ ...current, ...values }) };
  },
};
