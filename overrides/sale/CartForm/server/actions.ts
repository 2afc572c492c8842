/**
 * `GET` and `PUT /carts/{id}/form-data`: what a cart's reservation tracks ask, and the answers so far. Answers are stored
 * as they are typed, complete or not, and none is taken away but by another: what is missing is asked before the sale.
 */
import type { CartAnswersValues } from '../../../../schema/generated/sale/CartAnswers.ts';
import type { CartForm } from '../../../../schema/generated/sale/CartForm.ts';
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll, type ReadContext, type WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { refuseSold } from '../../Cart/server/refuseSold.ts';
import { saleProblem } from '../../errors.ts';
import {
  type Answers,
  findMissing,
  joinOptin,
  listAskingItems,
  listCustomerQuestions,
  listParticipantQuestions,
  pathOf,
  propertyOf,
  type Question,
  readCustomerAnswers,
  readParticipantAnswers,
} from '../model.ts';
import { type CartAsking, readAsking } from './readAsking.ts';

const complete = (question: Question) => ({
  ...question,
  label: question.label ?? null,
  options: question.options ?? null,
  description: question.description ?? null,
  relatedTo: question.relatedTo ?? null,
});

/** What is written down of a customer is for who may read customers; whoever types an answer reads it. */
const hideRecords = (asking: CartAsking): CartAsking => ({
  ...asking,
  customer: asking.customer && { type: asking.customer.type },
  lines: asking.lines.map((line) => ({ ...line, participantRecord: null })),
});

async function describeForm(
  { tx, contract, caller }: Pick<ReadContext, 'tx' | 'contract' | 'caller'>,
  cart: number,
): Promise<CartForm> {
  const known = await readAsking(tx, { contract, cart });
  const asking = holdsForAll(caller, ['customers.read']) ? known : hideRecords(known);
  const items = new Set(listAskingItems(asking).map(({ item }) => item));
  return {
    customerFieldList: listCustomerQuestions(asking).map(complete),
    customerFormData: readCustomerAnswers(asking),
    optinMessage: joinOptin(asking),
    optin: asking.wantsNews,
    participantFormList: asking.lines
      .filter(({ item }) => items.has(item))
      .map((line) => ({
        cartItem: `/ticketing/v1/cart_items/${line.item}`,
        quantity: line.quantity,
        ticketPriceName: line.price,
        ticketingTitle: line.title,
        startDate: line.start,
        timezone: line.timezone,
        fieldList: listParticipantQuestions(line, asking).map(complete),
        participantList: readParticipantAnswers(line, asking),
      })),
    missingList: findMissing(known).map((one) => pathOf(one, known)),
  };
}

export const readForm = defineAction('Cart.readForm', {
  run: async (context, { id }) => ({ value: await describeForm(context, id) }),
});

const SLUG = /^(organization|contact|shopping)\.[A-Za-z0-9_.-]{1,180}$/;

const isAnswer = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** @throws SALE-035 where they are no answers by slug */
function checkAnswers(path: string, given: unknown): Answers {
  const refuse = (propertyPath: string): never => {
    const violation = {
      propertyPath,
      message: 'Texts, numbers, yes or no, or lists of them, by slug.',
      code: 'type',
    };
    throw saleProblem('SALE-035', { path: propertyPath }, { violations: [violation] });
  };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse(path);
  const answers = Object.entries(given);
  for (const [slug, value] of answers) {
    const isList = Array.isArray(value) && value.length <= 100 && value.every(isAnswer);
    if (!SLUG.test(slug) || !(isList || isAnswer(value)) || String(value).length > 5000)
      return refuse(`${path}.${slug}`);
  }
  return Object.fromEntries(answers);
}

/** What the buyer's record has no value for takes it from the answers; what is there stays. */
async function fillCustomer(
  { tx, contract, write }: WriteContext,
  {
    cart,
    asking,
    answers,
  }: { readonly cart: number; readonly asking: CartAsking; readonly answers: Answers },
): Promise<void> {
  const [row] = await tx.query(
    db
      .selectFrom('cart')
      .select('customer_id as customer')
      .where('contract_id', '=', contract)
      .where('id', '=', cart),
  );
  if (!row?.customer) return;
  const blank = (['firstname', 'email', 'phone', 'address', 'zipcode', 'city'] as const).flatMap((name) => {
    const [, value] = Object.entries(answers).find(([slug]) => propertyOf(slug) === name) ?? [];
    return !asking.customer?.[name] && typeof value === 'string' && value.trim()
      ? [[name, value.trim()]]
      : [];
  });
  if (blank.length > 0) await write.update('Customer', row.customer, Object.fromEntries(blank));
}

async function answerItems(
  { tx, contract }: WriteContext,
  asking: CartAsking,
  given: NonNullable<CartAnswersValues['participantFormList']>,
): Promise<void> {
  for (const [index, { cartItem, participantList }] of given.entries()) {
    const path = `participantFormList[${index}]`;
    const line = asking.lines.find(({ item }) => item === cartItem);
    const list: readonly unknown[] = Array.isArray(participantList) ? participantList : [];
    if (!line || list.length > line.quantity) {
      const message = line
        ? `"${list.length}" participants for "${line.quantity}" places.`
        : 'No item of this cart.';
      const violation = { propertyPath: path, message, code: line ? 'max' : 'relation' };
      throw saleProblem('SALE-035', { path }, { violations: [violation] });
    }
    const participants = list.map((one, place) => ({
      ...line.participants[place],
      ...checkAnswers(`${path}.participantList[${place}]`, one),
    }));
    const all = [...participants, ...line.participants.slice(participants.length)];
    await tx.query(
      db
        .updateTable('cart_item')
        .set(({ fn, val, cast }) => ({
          data: fn('jsonb_set', [
            fn.coalesce('data', cast(val('{}'), 'jsonb')),
            val('{participantList}'),
            cast(val(JSON.stringify(all)), 'jsonb'),
          ]),
        }))
        .where('contract_id', '=', contract)
        .where('id', '=', line.item),
    );
  }
}

export const answerForm = defineAction('Cart.answerForm', {
  async run(context, { id, record, body }) {
    const { tx, contract, write } = context;
    await refuseSold(context, id, record.status);
    const asking = await readAsking(tx, { contract, cart: id });
    const given =
      body.customerFormData == null ? {} : checkAnswers('customerFormData', body.customerFormData);
    await answerItems(context, asking, body.participantFormList ?? []);
    const answers = { ...asking.answers, ...given };
    await write.update('Cart', id, {
      customerFormData: answers,
      ...(body.optin === undefined ? {} : { optin: body.optin }),
    });
    await fillCustomer(context, { cart: id, asking, answers });
    return { value: await describeForm(context, id) };
  },
});
