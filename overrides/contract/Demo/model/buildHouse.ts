/** What the demo organiser keeps beside its season: accounts and payouts, contacts, its mini-site, its own lists. */
import type { EntryGroup } from '../../../money/Ledger/model.ts';
import { buildContacts } from './buildContacts.ts';
import { buildPayouts } from './buildPayouts.ts';
import { findInstant, own, type Row } from './buildSeason.ts';

function buildMoney(today: string, ledger: readonly EntryGroup[]): Record<string, readonly Row[]> {
  const { payouts, balance } = buildPayouts(today, ledger);
  return {
    reporting_account: own([
      { name: 'Billetterie spectacles', type: 'sale', code: '706100', accounting_mode: 'event_end' },
      { name: 'Frais de dossier', type: 'sale_order_fee', code: '708500', accounting_mode: 'sale_date' },
      { name: 'Banque', type: 'bank', code: '512000', accounting_mode: 'deposit_date' },
      { name: 'Clients', type: 'client', code: '411000', accounting_mode: 'sale_date' },
    ]),
    payment_fee: own([{ comment: 'Vente en ligne', formula: '0.99 + 1.5 %', is_public: true }]),
    wallet: own([
      {
        name: 'Ventes en ligne',
        provider: 'payline',
        provider_contract_number: '1234567',
        payout_periodicity: 'monthly',
        balance_amount_for_pro: balance,
      },
    ]),
    bank_account: own([
      {
        wallet_id: 1,
        owner_name: 'Théâtre des Lumières',
        iban: 'FR7630006000011234567890189',
        default_account: true,
        city: 'Lyon',
        address_country: 'FR',
      },
    ]),
    payout: payouts,
    client: own([
      { name: 'Comité d’entreprise Durand', email: 'ce@durand.example', accounting_number: '411DUR' },
      { name: 'Lycée Jules-Verne', email: 'intendance@jv.example', accounting_number: '411LJV' },
    ]),
    accounting_client: own([
      { name: 'Ventes au comptant', accounting_code: '411DIV', reporting_account_id: 4 },
    ]),
  };
}

/**
 * @param today the demo's day, as `YYYY-MM-DD`
 * @param ledger what the payouts are of
 * @param buyers who are contacts as well
 */
export function buildHouse(
  today: string,
  { ledger, buyers }: { readonly ledger: readonly EntryGroup[]; readonly buyers: readonly Row[] },
): Record<string, readonly Row[]> {
  const owner = 'manager@demo.test';
  return {
    ...buildMoney(today, ledger),
    ...buildContacts(buyers),
    contract_addendum: own([
      {
        summary: 'Vente en ligne',
        content: '<p>Ouverture de la vente en ligne.</p>',
        signature_date: findInstant(today, -236, '10:30'),
      },
    ]),
    minisite: own([{ name: 'Billetterie en ligne', slug: 'theatre-des-lumieres', selling_device_id: 3 }]),
    module: own([
      { minisite_id: 1, type: 'programme', page_type: 'home', position: 1 },
      { minisite_id: 1, type: 'information', page_type: 'event', position: 1 },
      { minisite_id: 1, type: 'upsell', page_type: 'cart', position: 1 },
    ]),
    sibil_parameter: own([{ name: 'Accès du théâtre', sibil_username: 'lumieres', sibil_password: 'demo' }]),
    ticketing_mapping: own([{ label: 'CYRANO - GRANDE SALLE', event_code: 'CYRANO', ticketing_id: 2 }]),
    saved_view: own([
      { name: 'Commandes du mois', resource: 'Order', owner, is_shared: true, sort: { createdAt: 'desc' } },
      {
        name: 'Mes contacts lyonnais',
        resource: 'CrmCustomer',
        owner,
        is_shared: false,
        filter: { city: 'Lyon' },
      },
    ]),
    ticket_layout: own([
      {
        name: 'Billets du théâtre',
        applies_to: 'thermal_roller/any/any',
        paper_type: 'thermal_roller',
        ticketing_id: null,
        text_size: 'normal',
        legal_notice:
          'Billet ni repris ni échangé, même en cas de perte ou de vol. Les retardataires entrent à l’entracte.',
      },
      {
        name: 'Jeune public',
        applies_to: 'any/any/10',
        ticketing_id: 10,
        text_size: 'large',
        legal_notice: 'À partir de 4 ans. Les enfants restent sous la garde de l’adulte qui les accompagne.',
      },
    ]),
  };
}
