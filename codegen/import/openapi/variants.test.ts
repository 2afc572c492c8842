/** Schemas that extend another under its discriminator are that one's variants. */
import { expect, it } from 'vitest';
import { openApi } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf } from '../../fixtures/import/readImport.ts';

const text = { type: 'string' };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const extend = (properties: object) => ({ allOf: [reference('Payment'), { properties }] });
const schemas = { CardPayment: extend({ last4: text }), CashPayment: extend({ drawer: text }) };

const payments = (discriminator: object) => {
  const payment = { type: 'object', required: ['kind'], properties: { kind: text }, discriminator };
  return importText(
    openApi(
      {
        type: 'object',
        properties: { name: text, paid: reference('CardPayment'), all: reference('Payment') },
      },
      { ...schemas, Payment: payment },
    ),
  );
};

it('a mapping names them, and what distinguishes them says which there are', () => {
  const mapping = { card: '#/components/schemas/CardPayment', cash: 'CashPayment' };
  const imported = payments({ propertyName: 'kind', mapping });
  expect(explainFault(imported)).toBe('taken: Thing, CardPayment, Payment');
  expect(lineOf(imported, 'Payment.kind')).toBe('{ "in": ["card", "cash"], "required": true }');
  expect(lineOf(imported, 'Payment.drawer')).toBe('{ "range": "string" }');
  expect(lineOf(imported, 'CardPayment.last4')).toBe('{ "range": "string" }');
  expect(lineOf(imported, 'CardPayment.drawer')).toBe('none');
});

it('without a mapping they are those that have it among their parts', () => {
  const imported = payments({ propertyName: 'kind' });
  expect(lineOf(imported, 'Payment.kind')).toBe('{ "range": "string", "required": true }');
  expect(lineOf(imported, 'Payment.drawer')).toBe('{ "range": "string" }');
  expect(remarksOf(imported)).toContain('Payment.drawer: only some variants of the schema have it');
});
