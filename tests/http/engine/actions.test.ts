/** Declared calls: what a handler is given, what it may answer, and what a key makes of it. */
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineAction } from '../../../server/action.ts';
import type { Behaviour } from '../../../server/kit.ts';
import { create, entityOf } from './samples.ts';
import { startWorld, type World } from './world.ts';

const seen: string[] = [];
let breaksOff = false;

const behaviours: Behaviour[] = [
  {
    entity: 'Cart',
    actions: [
      defineAction('Cart.checkout', {
        prepare: (_context, { id }) => `prepared ${id}`,
        async run({ tx, contract }, { id, record, body }, prepared) {
          seen.push(`${prepared}, ${record.status}, ${body.payments.map(({ amount }) => amount)}`);
          await tx.query('UPDATE "cart" SET "comment" = $3 WHERE "contract_id" = $1 AND "id" = $2', [
            contract,
            id,
            body.comment,
          ]);
          if (breaksOff) throw new Error('broken off');
          return { paid: body.comment };
        },
        finish: (_context, { paid }, { id }) => {
          seen.push(`finished ${paid}`);
          return { job: `/ticketing/v1/jobs/${id}` };
        },
      }),
      defineAction('Cart.quotation', {
        run: (_context, { id }) => ({ stream: Readable.from([`cart ${id}`]), contentType: 'text/plain' }),
      }),
    ],
  },
  {
    entity: 'CartItem',
    actions: [
      defineAction('CartItem.createMany', {
        run(_context, { body: { member } }) {
          seen.push(`${member.length} items`);
          return { ids: [] };
        },
      }),
    ],
  },
  {
    entity: 'Coupon',
    actions: [
      defineAction('Coupon.codes', { run: () => ({ value: { member: ['SPRING'] } }) }),
      defineAction('Coupon.validateCodes', {
        run: (_context, { body: { couponCode } }) => ({
          value: { valid: false, couponCode, coupon: null, reason: 'unknown' },
        }),
      }),
    ],
  },
];

let world: World;
let cart: string;
let method: string;
beforeAll(async () => {
  world = await startWorld(behaviours);
  cart = await create(world, entityOf('Cart'));
  method = await create(world, entityOf('DeskPaymentMethod'));
}, 120_000);
afterAll(() => world?.stop());

const pay = (comment: string, key: string, more: object = {}) =>
  world.call('POST', `${cart}/checkout`, {
    body: { payments: [{ deskPaymentMethod: method, amount: 100 }], comment, ...more },
    headers: { 'idempotency-key': key },
  });

const commentOf = async () => (await world.call('GET', `${cart}?fields=comment`)).body.comment;

describe('an answer', () => {
  it('is a value, as its entity describes it', async () => {
    const codes = await world.call('GET', '/ticketing/v1/coupons/codes');
    expect([codes.status, codes.body]).toEqual([200, { member: ['SPRING'] }]);
  });

  it('is a stream', async () => {
    const file = await world.call('GET', `${cart}/quotation.pdf`);
    expect([file.status, file.headers.get('content-type'), file.text]).toEqual([
      200,
      'text/plain',
      `cart ${cart.split('/').at(-1)}`,
    ]);
  });

  it('is nothing of a record that is not there', async () => {
    const none = await world.call('GET', '/ticketing/v1/carts/999999/quotation.pdf');
    expect([none.status, none.body.code]).toEqual([404, 'REQ-010']);
  });
});

describe('a call without an entity', () => {
  const suggest = (query: string) => world.call('GET', `/crm/suggest?${query}`);

  it('reads a list of its address that is joined by commas, and refuses a value that is none', async () => {
    const wrong = await suggest('field=city&customerType=contact,other');
    expect([wrong.status, wrong.body.violations[0].propertyPath]).toEqual([422, 'customerType[1]']);
    const right = await suggest('field=city&customerType=contact,organization');
    expect([right.status, right.body.code, right.body.values.call]).toEqual([501, 'REQ-012', 'GET /suggest']);
  });

  it('is of the contract that its address names, which has to be the caller’s', async () => {
    expect((await suggest('field=city&contractId=1')).status).toBe(501);
    expect((await suggest('field=city&contractId=999')).body.code).toBe('REQ-002');
    expect((await suggest('')).body.violations).toMatchObject([{ propertyPath: 'field', code: 'required' }]);
  });
});

describe('a body', () => {
  it('is refused by the paths of all its faults', async () => {
    const payments = [
      { deskPaymentMethod: cart, amount: 0 },
      { deskPaymentMethod: `${method}9999`, given: -1 },
    ];
    const answer = await pay('no', 'faults', { payments, customers: 1 });
    expect(answer.status).toBe(422);
    expect(answer.body.violations.map((one: Record<string, string>) => [one.propertyPath, one.code])).toEqual(
      [
        ['customers', 'unknown'],
        ['payments[0].deskPaymentMethod', 'relation'],
        ['payments[0].amount', 'min'],
        ['payments[1].amount', 'required'],
        ['payments[1].given', 'min'],
        ['payments[1].deskPaymentMethod', 'relation'],
      ],
    );
  });

  it('has its list as member or hydra:member', async () => {
    for (const name of ['member', 'hydra:member']) {
      const answer = await world.call('POST', '/ticketing/v1/cart_items/bulk', { body: { [name]: [] } });
      expect([name, answer.status, seen.pop()]).toEqual([name, 201, '0 items']);
    }
    const both = { member: [], 'hydra:member': [] };
    expect((await world.call('POST', '/ticketing/v1/cart_items/bulk', { body: both })).status).toBe(422);
  });

  it('has no more items than its entity says', async () => {
    const payments = Array.from({ length: 11 }, () => ({ deskPaymentMethod: method, amount: 1 }));
    expect((await pay('no', 'many', { payments })).body.violations).toMatchObject([
      { propertyPath: 'payments', code: 'maxItems' },
    ]);
  });
});

describe('the OpenAPI document', () => {
  it('describes bodies and answers of calls by their entities', async () => {
    const { paths } = (await world.call('GET', '/docs.json')).body;
    const checkout = paths['/ticketing/v1/carts/{id}/checkout'].post;
    expect(checkout.requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/CartCheckout.write',
    });
    const { responses } = paths['/ticketing/v1/coupons/codes'].get;
    expect(responses['200'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/CouponCodes',
    });
  });
});

describe('a call with a key', () => {
  it('runs once, and finishes each time from what was stored with its work', async () => {
    seen.length = 0;
    const first = await pay('first', 'once');
    const again = await pay('first', 'once');
    expect([first.status, first.headers.get('location'), first.body]).toEqual([
      202,
      again.headers.get('location'),
      again.body,
    ]);
    expect(seen).toEqual([
      `prepared ${cart.split('/').at(-1)}, draft, 100`,
      'finished first',
      'finished first',
    ]);
  });

  it('that broke off has written nothing and kept no answer: sent again, it runs', async () => {
    breaksOff = true;
    expect((await pay('second', 'broken')).status).toBe(500);
    breaksOff = false;
    expect(await commentOf()).toBe('first');
    expect((await pay('second', 'broken')).status).toBe(202);
    expect(await commentOf()).toBe('second');
  });
});
