import { describe, expect, it } from 'vitest';
import type { Holding } from '../../../../server/kit.ts';
import { demandSegment } from './renderSegment.ts';

const callerOf = (policies: Readonly<Record<string, Holding>>) => ({
  rights: { policies: new Map(Object.entries(policies)), signature: '' },
});

const named = { field: 'lastname', operator: 'isEqualTo', value: ['Delmas'] };
const bought = { group: 'hasOrdered', criteria: { atLeastXTimes: 2 } };
const stayedAway = { group: 'hasNotParticipated', criteria: {} };
const ofOneShow = { kind: 'ticketing', ids: [7] } as const;

describe('who may find customers by what they did', () => {
  it('is whoever may read all orders, and all tickets', () => {
    const all = callerOf({ 'orders.read': 'all', 'tickets.read': 'all' });
    expect(demandSegment([named, bought, { not: stayedAway }], all)).toHaveLength(3);
  });

  it('is nobody who may read those of one show: counting would tell them of the others', () => {
    const some = callerOf({ 'orders.read': ofOneShow, 'tickets.read': ofOneShow });
    expect(() => demandSegment([bought], some)).toThrow(expect.objectContaining({ code: 'CRM-003' }));
    expect(() => demandSegment([bought], some)).toThrow('"hasOrdered" asks for the policy "orders.read"');
    expect(() => demandSegment([{ any: [named, { not: stayedAway }] }], some)).toThrow(
      '"hasNotParticipated" asks for the policy "tickets.read"',
    );
  });

  it('does not matter to whoever asks for names alone', () => {
    expect(demandSegment([named], callerOf({}))).toHaveLength(1);
  });
});
