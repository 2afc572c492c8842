import { describe, expect, it } from 'vitest';
import { callPath } from './callPath.ts';
import { renderFields } from './fields.ts';

describe('the path of a call', () => {
  it.each([
    ['a short id', 12],
    ['an address', '/ticketing/v1/carts/12'],
  ])('takes its record by %s', (_, id) => {
    expect(callPath('/carts/{id}/checkout', { id })).toBe('/carts/12/checkout');
  });

  it('takes what else it names as text that cannot leave its place', () => {
    expect(callPath('/policies/{code}/users', { params: { code: '../roles?x' } })).toBe(
      '/policies/..%2Froles%3Fx/users',
    );
  });

  it('repeats a parameter of several values and leaves out one of none', () => {
    const query = { 'eventDate[]': [1, 2], status: undefined, q: 'Molière & fils' };
    expect(callPath('/tickets', { query })).toBe(
      '/tickets?eventDate%5B%5D=1&eventDate%5B%5D=2&q=Moli%C3%A8re+%26+fils',
    );
  });

  it('is refused to a developer who does not say what it is about', () => {
    expect(() => callPath('/carts/{id}/checkout', {})).toThrow(
      'The call "/carts/{id}/checkout" was not given "id".',
    );
  });
});

describe('fields', () => {
  it('stand in braces below their relation', () => {
    expect(renderFields(['number', { ticketList: ['barcode', { seat: ['row'] }] }, 'currency'])).toBe(
      'number,ticketList{barcode,seat{row}},currency',
    );
  });
});
