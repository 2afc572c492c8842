import { expect, it } from 'vitest';
import { describeDuplicates, readCustomer } from './newCustomer.ts';

const nobody = { lastname: '', firstname: '', email: '', phone: '', zipcode: '' };

it('reads what was searched for as a name, an e-mail or a phone number', () => {
  expect(readCustomer(' Durand  Marie Anne')).toEqual({
    ...nobody,
    lastname: 'Durand',
    firstname: 'Marie Anne',
  });
  expect(readCustomer('marie@durand.test')).toEqual({ ...nobody, email: 'marie@durand.test' });
  expect(readCustomer('+33 6 12 34 56 78')).toEqual({ ...nobody, phone: '+33 6 12 34 56 78' });
});

it('R52: looks for the same e-mail, phone, whole name, or surname, initial and postcode', () => {
  const draft = {
    lastname: 'Durand',
    firstname: 'Marie',
    email: 'm@d.test',
    phone: '0612',
    zipcode: '75011',
  };
  const surname = { field: 'lastname', op: 'startsWith', value: 'Durand' };
  expect(describeDuplicates(draft)).toEqual({
    or: [
      { and: [{ field: 'email', op: 'startsWith', value: 'm@d.test' }] },
      { and: [{ field: 'phone', op: 'eq', value: '0612' }] },
      { and: [surname, { field: 'firstname', op: 'startsWith', value: 'Marie' }] },
      {
        and: [
          surname,
          { field: 'firstname', op: 'startsWith', value: 'M' },
          { field: 'zipcode', op: 'eq', value: '75011' },
        ],
      },
    ],
  });
});

it('takes a surname alone for nobody', () => {
  expect(describeDuplicates({ ...nobody, lastname: 'Durand' })).toBeUndefined();
});
