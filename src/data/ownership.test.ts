import { describe, expect, it } from 'vitest';
import { deskSessionDescriptor } from '../../schema/generated/desk/DeskSession.ts';
import { cartDescriptor } from '../../schema/generated/sale/Cart.ts';
import { ticketDescriptor } from '../../schema/generated/tickets/Ticket.ts';
import { mayCallOn } from '../../schema/mayCall.ts';
import { isOwn, ownFilter } from './ownership.ts';
import { ownerPaths } from './paths.ts';

const users = '/accounts/api/v1/contracts/1/users';
const me = { email: 'anna@demo.test', user: `${users}/12` };
const addressOf = (entity: string, id: string) =>
  `${entity === 'AccountsUser' ? users : `/ticketing/v1/${entity}`}/${id}`;
const is = (
  entity: Parameters<typeof isOwn>[0],
  record: object | undefined,
  who: typeof me | undefined = me,
) => isOwn(entity, { ...record }, { me: who, addressOf });

describe('whose a cart is', () => {
  it.each([
    ['an object with its address', { '@id': `${users}/12`, id: '12', fullName: 'Keller Anna' }, true],
    ['a colleague’s object', { '@id': `${users}/13`, id: '13' }, false],
    ['an address', `${users}/12`, true],
    ['a colleague’s address', `${users}/13`, false],
    ['a short id, as a form has it', '12', true],
    ['a colleague’s short id', '13', false],
    ['nobody', null, false],
    ['an e-mail, in other letters', { '@id': `${users}/99`, email: 'Anna@Demo.test' }, true],
    ['a colleague’s e-mail', { '@id': `${users}/13`, email: 'bruno@demo.test' }, false],
    ['the address of something else', { '@id': '/ticketing/v1/customers/12' }, undefined],
  ])('is read from %s', (_form, owner, expected) => {
    expect(is(cartDescriptor, { owner })).toBe(expected);
  });

  it('is not known while the owner was not asked for, nor before it is known who asks', () => {
    expect(is(cartDescriptor, {})).toBeUndefined();
    expect(isOwn(cartDescriptor, { owner: null }, { me: undefined, addressOf })).toBeUndefined();
  });

  it('is asked for by the address of its owner', () => {
    expect(ownerPaths(cartDescriptor)).toEqual(['owner.@id']);
    expect(ownFilter(cartDescriptor, me)).toEqual({ field: 'owner', value: `${users}/12` });
  });
});

describe('whose a drawer is', () => {
  it('is said by the e-mail it stores', () => {
    expect(is(deskSessionDescriptor, { userEmail: 'ANNA@demo.test' })).toBe(true);
    expect(is(deskSessionDescriptor, { userEmail: 'bruno@demo.test' })).toBe(false);
    expect(ownerPaths(deskSessionDescriptor)).toEqual(['userEmail']);
    expect(ownFilter(deskSessionDescriptor, me)).toEqual({ field: 'userEmail', value: 'anna@demo.test' });
  });
});

it('is nobody’s question where metadata names no owner', () => {
  expect(is(ticketDescriptor, { owner: null })).toBeUndefined();
  expect(ownerPaths(ticketDescriptor)).toEqual([]);
});

describe('a seller', () => {
  const has = (policy: string): boolean => policy === 'sales.sell';
  const may = (call: Parameters<typeof mayCallOn>[1], own: boolean | undefined, holds = has) =>
    mayCallOn(cartDescriptor, call, { has: holds, isOwn: own });
  const checkout = { name: 'checkout', method: 'POST' } as const;
  const takeOver = { name: 'takeOver', method: 'PUT' } as const;

  it('changes, deletes and pays their own carts, and takes over a colleague’s', () => {
    expect(['update', 'delete', checkout, takeOver].map((call) => may(call as 'update', true))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['update', 'delete', checkout, takeOver].map((call) => may(call as 'update', false))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(may('update', undefined)).toBe(true);
  });

  it('who corrects orders changes those of everybody, and pays only their own', () => {
    const corrects = (policy: string): boolean => has(policy) || policy === 'orders.correct';
    expect([may('update', false, corrects), may(checkout, false, corrects)]).toEqual([true, false]);
  });
});
