/** Facts that the compiler checks: `npm run types` fails where one no longer holds. */
import { expectTypeOf, it } from 'vitest';
import type { AnswerOf, CallName, RequestOf } from './callTypes.ts';
import type { RecordOf } from './fields.ts';

it('asks for the record, for what else the path names and for the body, where a call has them', () => {
  expectTypeOf<{ id: string; body: { payments: [] } }>().toExtend<RequestOf<'Cart.checkout'>>();
  expectTypeOf<{ id: string }>().not.toExtend<RequestOf<'Cart.checkout'>>();
  expectTypeOf<{ body: { payments: [] } }>().not.toExtend<RequestOf<'Cart.checkout'>>();
  expectTypeOf<{ id: 1; params: { format: 'png' } }>().toExtend<RequestOf<'Ticket.document'>>();
  expectTypeOf<{ id: 1 }>().not.toExtend<RequestOf<'Ticket.document'>>();
  expectTypeOf<object>().toExtend<RequestOf<'Coupon.codes'>>();
});

it('knows no call that metadata does not declare', () => {
  expectTypeOf<'Cart.checkout' | 'Cart.update'>().toExtend<CallName>();
  expectTypeOf<'Cart.chekcout'>().not.toExtend<CallName>();
  expectTypeOf<'CartCheckout.create'>().not.toExtend<CallName>();
});

it('asks for what a call without an entity takes, and knows what it answers', () => {
  expectTypeOf<{ body: { density: 'dense' } }>().toExtend<RequestOf<'PUT /me/settings'>>();
  expectTypeOf<object>().not.toExtend<RequestOf<'PUT /me/settings'>>();
  expectTypeOf<AnswerOf<'GET /me/rights'>['unanswered']>().toEqualTypeOf<readonly string[]>();
});

it('answers what was asked for, below relations as well', () => {
  type Sold = AnswerOf<'Cart.checkout', readonly ['number', { readonly ticketList: readonly ['barcode'] }]>;
  expectTypeOf<Sold['number']>().toEqualTypeOf<string | null>();
  expectTypeOf<Sold['ticketList'][number]['barcode']>().toEqualTypeOf<string | null>();
  expectTypeOf<keyof Sold>().toEqualTypeOf<'@id' | 'number' | 'ticketList'>();
});

it('leaves a relation that may be empty so', () => {
  type Customer = RecordOf<'Order', readonly [{ readonly customer: readonly ['email'] }]>['customer'];
  expectTypeOf<null>().toExtend<Customer>();
});

it('answers a page of a list, a file of a document, and nothing of a call that answers nothing', () => {
  expectTypeOf<AnswerOf<'Version.list', readonly ['name']>>().toHaveProperty('totalItems');
  expectTypeOf<AnswerOf<'Ticket.document'>>().toEqualTypeOf<Blob>();
  expectTypeOf<AnswerOf<'Cart.delete'>>().toBeUndefined();
});
