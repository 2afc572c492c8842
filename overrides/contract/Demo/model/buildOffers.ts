/** What the theatre offers: a subscription, a coupon campaign, gift vouchers; and how carts may be booked. */
import { CONTRACT, own, type Row } from './buildSeason.ts';

const at = (today: string, months: number) => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString();
};

function buildRules(today: string): readonly Row[] {
  const shared = {
    timezone: 'Europe/Paris',
    valid_start_date: at(today, -4),
    valid_end_date: at(today, 7),
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
      color: '#3b7d4f',
      enabled: false,
      draft: true,
      is_listed: false,
      combinable: false,
      is_nominative: false,
      has_cash_coupon: false,
      position: 3,
    },
  ]);
}

function buildCoupons(today: string): readonly Row[] {
  const gift = (code: string, amount: number, left: number, months: number) => ({
    code,
    usage: 'cash',
    description: 'Carte cadeau',
    amount: left,
    initial_amount: amount,
    enabled: true,
    valid_from: at(today, months - 12),
    valid_until: at(today, months),
    nb_use_max: null,
    nb_use_current: left < amount ? 1 : 0,
    coupon_code_group_id: 1,
    creating_offer_rule_id: 2,
    is_taxed_at_sale: false,
  });
  const campaign = (code: string, uses: number) => ({
    code,
    usage: 'per_order',
    description: 'Presse et partenaires',
    amount: 500,
    initial_amount: 500,
    enabled: true,
    valid_from: at(today, -2),
    valid_until: at(today, 4),
    nb_use_max: 50,
    nb_use_current: uses,
    coupon_code_group_id: 2,
    creating_offer_rule_id: null,
    is_taxed_at_sale: false,
  });
  return own([
    gift('CADEAU-7K2M-50', 5000, 5000, 9),
    gift('CADEAU-9P4R-80', 8000, 3200, 6),
    gift('CADEAU-3T8V-30', 3000, 3000, -1),
    campaign('PRESSE26', 14),
    campaign('AMIS26', 50),
  ]);
}

/** How a cart becomes an order: at once, on account, or as an option that somebody confirms. */
function buildTracks(): Record<string, readonly Row[]> {
  return {
    fee: own([
      { type: 'shipping', amount: 300, rate: null, vat_rate: 20 },
      { type: 'order', amount: 150, rate: null, vat_rate: 20 },
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
      { type: 'customer', booking_track_id: 1 },
      { type: 'participant', booking_track_id: 1 },
      { type: 'customer', booking_track_id: 2 },
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

/** @param today the demo's day, as `YYYY-MM-DD` */
export function buildOffers(today: string): Record<string, readonly Row[]> {
  return {
    ...buildTracks(),
    offer_rule: buildRules(today),
    offer_rule_contract_list: [1, 2, 3].map((source_id) => ({
      contract_id: CONTRACT,
      source_id,
      target_id: CONTRACT,
      position: 0,
    })),
    coupon_code_group: own([{ name: 'Cartes cadeaux' }, { name: 'Campagne d’automne' }]),
    coupon: buildCoupons(today),
  };
}
