import { describe, expect, it } from 'vitest';
import { planReturn } from './model.ts';

const online = { deskPaymentMethod: 3, code: 'card_online', label: 'Card online', most: 4000 };
const cash = { deskPaymentMethod: 1, code: 'cash', label: 'Cash', most: 5000 };
const wanted = { way: 'original', amount: 5000, paid: 5000, due: 0, methods: [online, cash] } as const;

describe('the money of a performance that is given up', () => {
  it.each([
    ['goes back online as far as it came so, the rest stays', {}, [4000], 1000],
    ['stays with the customer where that is chosen', { way: 'credit' as const }, [], 5000],
    ['first ends what is still due', { paid: 2000, due: 3000 }, [2000], 0],
    ['of a free order is nothing', { amount: 0, paid: 0 }, [], 0],
  ])('%s', (_, what, out, credit) => {
    const plan = planReturn({ ...wanted, ...what });
    expect([plan.out.map(({ amount }) => amount), plan.credit]).toEqual([out, credit]);
  });
});
