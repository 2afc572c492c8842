/** What the theatre offers: a subscription, a coupon campaign, gift vouchers; and how carts may be booked. */
import { CONTRACT, findInstant, own, type Row, type SoldPrice, TIMEZONE } from './buildSeason.ts';

/** Friends' offer, opened by the code `AMIS26`: from four places on, a fifth off each; for some weeks. */
export const FRIENDS = { rule: 4, coupon: 5, code: 'AMIS26', places: 4, share: 0.8, since: -45 } as const;

/** The gift card that somebody paid with, and what is left on it. */
export const GIFT = { coupon: 2, code: 'CADEAU-9P4R-80', value: 8000, left: 3200 } as const;

/** What sending tickets by post costs, VAT included. */
export const POST_FEES = [
  { type: 'shipping', label: 'Frais d’envoi', account: 'sale_shipping_fee', amount: 300 },
  { type: 'order', label: 'Frais de dossier', account: 'sale_order_fee', amount: 150 },
] as const;
/** A fee is a supply of its own (R10). */
export const FEE_VAT_RATE = 20;

/** Ids of the ways in which tickets reach a buyer. */
export const SHIPPING_IDS = { eTicket: 1, mail: 2 } as const;

export function findOffer(
  lines: readonly { readonly price: SoldPrice; readonly quantity: number }[],
  day: number,
): boolean {
  const places = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    day >= FRIENDS.since && places >= FRIENDS.places && lines.every(({ price }) => price.facialValue > 0)
  );
}

/** An hour of the theatre's, so many months from today. */
const at = (today: string, months: number, hour = '00:00') => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return findInstant(date, 0, hour);
};

/** What is valid until a day is valid on it. */
const LAST = '23:59';
const OFFICE = '10:30';

/** Fields of a form, of which the first ones must be answered. */
const ask = (slugs: readonly string[], required = 0) =>
  slugs.map((slug, index) => ({ slug, required: index < required, readOnly: false }));

function buildRules(today: string): readonly Row[] {
  const shared = {
    timezone: TIMEZONE,
    valid_start_date: at(today, -4),
    valid_end_date: at(today, 7, LAST),
    archived: false,
    schema_version: 1,
    has_applier: true,
    is_generic_cash_coupon: false,
    handcrafted: false,
  };
  return own([
    {
      ...shared,
      title: 'Abonnement 3 spectacles',
      message: 'Dès trois spectacles, 20 % sur chacun.',
      trigger_list: [{ type: 'ticketings', quantity: 3 }],
      exchange_data: { type: 'share', share: 20 },
      color: '#2f6690',
      enabled: true,
      draft: false,
      is_listed: true,
      combinable: false,
      is_nominative: true,
      has_cash_coupon: false,
      position: 1,
    },
    {
      ...shared,
      title: 'Carte cadeau',
      message: 'Un bon d’achat à offrir, valable un an.',
      trigger_list: [{ type: 'amount', amount: 3000, currency: 'EUR' }],
      exchange_data: { type: 'coupon', quantity: 1 },
      color: '#b8860b',
      enabled: true,
      draft: false,
      is_listed: true,
      combinable: true,
      is_nominative: false,
      has_cash_coupon: true,
      position: 2,
    },
    {
      ...shared,
      title: 'Rentrée étudiante',
      message: 'Une place achetée, une place à 5 €.',
      trigger_list: [{ type: 'quantity', quantity: 2 }],
      exchange_data: { type: 'price', amount: 500, currency: 'EUR' },
      color: '#3b7d4f',
      enabled: false,
      draft: true,
      is_listed: false,
      combinable: false,
      is_nominative: false,
      has_cash_coupon: false,
      position: 3,
    },
    {
      ...shared,
      title: 'Entre amis',
      message: 'Dès quatre places, 20 % sur chacune avec le code AMIS26.',
      trigger_list: [{ type: 'quantity', quantity: FRIENDS.places }, { type: 'coupon' }],
      exchange_data: { type: 'share', share: 100 - FRIENDS.share * 100 },
      color: '#7d5ba6',
      valid_start_date: at(today, -2),
      valid_end_date: at(today, 4, LAST),
      enabled: true,
      draft: false,
      is_listed: true,
      combinable: false,
      is_nominative: false,
      has_cash_coupon: false,
      position: 4,
    },
  ]);
}

function buildCoupons(today: string, uses: number): readonly Row[] {
  const gift = (code: string, amount: number, left: number, months: number) => ({
    code,
    usage: 'cash',
    description: 'Carte cadeau',
    amount: left,
    initial_amount: amount,
    enabled: true,
    valid_from: at(today, months - 12),
    valid_until: at(today, months, LAST),
    nb_use_max: null,
    nb_use_current: left < amount ? 1 : 0,
    coupon_code_group_id: 1,
    creating_offer_rule_id: 2,
    is_taxed_at_sale: false,
    created_at: at(today, months - 12, OFFICE),
    updated_at: at(today, months - 12, OFFICE),
  });
  const campaign = (code: string, description: string, used: number) => ({
    code,
    usage: 'per_order',
    description,
    amount: null,
    initial_amount: null,
    enabled: true,
    valid_from: at(today, -2),
    valid_until: at(today, 4, LAST),
    nb_use_max: 200,
    nb_use_current: used,
    coupon_code_group_id: 2,
    creating_offer_rule_id: null,
    is_taxed_at_sale: false,
    created_at: at(today, -2, OFFICE),
    updated_at: at(today, -2, OFFICE),
  });
  return own([
    gift('CADEAU-7K2M-50', 5000, 5000, 9),
    gift(GIFT.code, GIFT.value, GIFT.left, 6),
    gift('CADEAU-3T8V-30', 3000, 3000, -1),
    campaign('PRESSE26', 'Presse et partenaires', 0),
    campaign(FRIENDS.code, 'Offre Entre amis', uses),
  ]);
}

/** How a cart becomes an order: at once, on account, or as an option that somebody confirms. */
function buildTracks(): Record<string, readonly Row[]> {
  return {
    fee: own([
      { type: 'shipping', amount: POST_FEES[0].amount, rate: null, vat_rate: FEE_VAT_RATE },
      { type: 'order', amount: POST_FEES[1].amount, rate: null, vat_rate: FEE_VAT_RATE },
    ]),
    booking_track_mode: own([
      { label: 'Achat', cart_type: 'cart', type: 'simple', is_default: true, position: 1 },
      {
        label: 'Option de groupe',
        cart_type: 'option',
        type: 'needs_validation',
        is_default: false,
        position: 2,
      },
      { label: 'Réservation', cart_type: 'reservation', type: 'simple', is_default: false, position: 3 },
    ]),
    booking_track: own([
      { name: 'Parcours public', cart_type: 'cart', booking_track_mode_id: 1, is_default: true },
      { name: 'Groupes et scolaires', cart_type: 'option', booking_track_mode_id: 2, is_default: false },
    ]),
    form: own([
      {
        type: 'customer',
        booking_track_id: 1,
        optin_message: 'Je souhaite recevoir le programme de la saison.',
        field_list: ask(['contact.lastname', 'contact.firstname', 'contact.email']),
      },
      { type: 'participant', booking_track_id: 1 },
      {
        type: 'customer',
        booking_track_id: 2,
        field_list: ask(['contact.lastname', 'contact.phone', 'contact.email'], 3),
      },
    ]),
    billing: own([
      { type: 'single', policy: 'immediate', booking_track_id: 1 },
      { type: 'on_account', policy: 'deferred', booking_track_id: 2 },
    ]),
    shipping: own([
      { type: 'e_ticket', fee_id: null, booking_track_id: 1 },
      { type: 'mail', fee_id: 1, booking_track_id: 1 },
      { type: 'desk', fee_id: null, booking_track_id: 2 },
    ]),
  };
}

/**
 * @param today the demo's day, as `YYYY-MM-DD`
 * @param uses orders that gave the friends' code
 */
export function buildOffers(today: string, uses: number): Record<string, readonly Row[]> {
  return {
    ...buildTracks(),
    offer_rule: buildRules(today),
    offer_rule_contract_list: [1, 2, 3, 4].map((source_id) => ({
      contract_id: CONTRACT,
      source_id,
      target_id: CONTRACT,
      position: 0,
    })),
    coupon_code_group: own([{ name: 'Cartes cadeaux' }, { name: 'Campagne d’automne' }]),
    coupon: buildCoupons(today, uses),
    coupon_offer_rule_list: [
      { contract_id: CONTRACT, source_id: FRIENDS.coupon, target_id: FRIENDS.rule, position: 0 },
    ],
  };
}
