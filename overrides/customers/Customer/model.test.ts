import { describe, expect, it } from 'vitest';
import { type Contact, followBuyer } from './model.ts';

const contact: Contact = {
  civility: 'mrs',
  lastname: 'Delmas',
  firstname: 'Bérénice',
  birthday: null,
  nationality: null,
  address: null,
  zipcode: '69001',
  city: 'Lyon',
  emails: ['berenice.delmas@example.test'],
  phones: null,
};

describe('what the desk changes of a buyer', () => {
  it('is changed of the contact where it was the same, or empty', () => {
    expect(
      followBuyer(contact, {
        lastname: ['Delmas', 'Delmas-Roux'],
        city: ['Lyon', 'Bron'],
        address: [null, '3 quai Saint-Antoine'],
      }),
    ).toEqual({ lastname: 'Delmas-Roux', city: 'Bron', address: '3 quai Saint-Antoine' });
  });

  it('leaves what customer relations have written otherwise', () => {
    expect(followBuyer(contact, { city: ['Vienne', 'Grenoble'] })).toBeUndefined();
  });

  it('replaces an e-mail by the corrected one, and keeps the others', () => {
    expect(
      followBuyer(
        { ...contact, emails: ['berenice.delmas@example.test', 'b@work.test'] },
        {
          email: ['berenice.delmas@example.test', 'berenice@delmas.test'],
          phone: [null, '+33 6 12 34 56 78'],
        },
      ),
    ).toEqual({
      emailList: ['berenice@delmas.test', 'b@work.test'],
      phoneList: ['+33 6 12 34 56 78'],
    });
  });

  it('empties nothing: a desk that clears a telephone knows of that one sale alone', () => {
    expect(
      followBuyer(contact, { email: ['berenice.delmas@example.test', null], city: ['Lyon', null] }),
    ).toBeUndefined();
  });
});
