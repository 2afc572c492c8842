/** A customer through the API: the name people know it by follows from its parts. */
import { type Draft, defineBehaviour } from '../../../server/behaviour.ts';

/** Last name, then first name, as tickets print them. */
function nameCustomer({ lastname, firstname }: Draft<'Customer'>): string {
  return [lastname, firstname].filter(Boolean).join(' ');
}

export const customerBehaviour = defineBehaviour('Customer', {
  beforeCreate: (values) => ({ ...values, displayName: nameCustomer(values) }),
  beforeUpdate({ values, current }) {
    if (!('lastname' in values) && !('firstname' in values)) return values;
    return { ...values, displayName: nameCustomer({ ...current, ...values }) };
  },
});
