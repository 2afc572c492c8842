/** What the demo organiser keeps beside its season: accounts and payouts, contacts, its mini-site, its own lists. */
import { own, type Row } from './buildSeason.ts';

const contacts: readonly (readonly [lastname: string, firstname: string, email: string, city: string])[] = [
  ['Morvan', 'Élise', 'elise.morvan@example.test', 'Lyon'],
  ['Castel', 'Hugo', 'hugo.castel@example.test', 'Villeurbanne'],
  ['Benali', 'Samia', 'samia.benali@example.test', 'Lyon'],
  ['Le Gall', 'Yann', 'yann.legall@example.test', 'Caluire-et-Cuire'],
  ['Fournier', 'Agnès', 'agnes.fournier@example.test', 'Oullins'],
];

const fields: readonly (readonly [label: string, slug: string, input: string])[] = [
  ['Nom', 'contact.lastname', 'text'],
  ['Adresse e-mail', 'contact.email', 'email'],
  ['Accès fauteuil roulant', 'shopping.wheelchair', 'boolean'],
];

function buildMoney(today: string): Record<string, readonly Row[]> {
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
        balance_amount_for_pro: 248_650,
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
    payout: own([
      {
        payout_ref: 'V-0001',
        wallet_id: 1,
        type: 'automatic',
        status: 'paid',
        provider: 'payline',
        credited_funds: 512_300,
        paid_at: `${today}T06:00:00Z`,
        created_at: `${today}T05:00:00Z`,
      },
    ]),
    client: own([
      { name: 'Comité d’entreprise Durand', email: 'ce@durand.example', accounting_number: '411DUR' },
      { name: 'Lycée Jules-Verne', email: 'intendance@jv.example', accounting_number: '411LJV' },
    ]),
    accounting_client: own([
      { name: 'Ventes au comptant', accounting_code: '411DIV', reporting_account_id: 4 },
    ]),
  };
}

function buildContacts(): Record<string, readonly Row[]> {
  const people = contacts.map(([lastname, firstname, email, city]) => ({
    customer_type: 'contact',
    lastname,
    firstname,
    email_list: [email],
    city,
    country: 'FR',
  }));
  const school = {
    customer_type: 'organization',
    lastname: 'Lycée Jules-Verne',
    email_list: ['intendance@jv.example'],
    city: 'Lyon',
    country: 'FR',
    organization_type: 'Établissement scolaire',
  };
  return {
    customer_status: own([
      { label: 'Abonné', is_subscription: true },
      { label: 'Partenaire', is_subscription: false },
    ]),
    customer_field_contract: own(
      fields.map(([label, slug, input_type], index) => ({
        label,
        slug,
        type: slug.split('.')[0],
        input_type,
        required: index === 0,
        read_only: false,
        position: index + 1,
      })),
    ),
    crm_customer: own([...people, school]),
  };
}

/** @param today the demo's day, as `YYYY-MM-DD` */
export function buildHouse(today: string): Record<string, readonly Row[]> {
  const owner = 'manager@demo.test';
  return {
    ...buildMoney(today),
    ...buildContacts(),
    contract_addendum: own([
      {
        summary: 'Vente en ligne',
        content: '<p>Ouverture de la vente en ligne.</p>',
        signature_date: `${today}T08:00:00Z`,
      },
    ]),
    minisite: own([{ name: 'Billetterie en ligne', slug: 'theatre-des-lumieres', selling_device_id: 3 }]),
    module: own([
      { minisite_id: 1, type: 'programme', page_type: 'home', position: 1 },
      { minisite_id: 1, type: 'information', page_type: 'event', position: 1 },
      { minisite_id: 1, type: 'upsell', page_type: 'cart', position: 1 },
    ]),
    sibil_parameter: own([{ name: 'Accès du théâtre', sibil_username: 'lumieres', sibil_password: 'demo' }]),
    ticketing_mapping: own([{ label: 'LE CID - GRANDE SALLE', event_code: 'CID24' }]),
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
  };
}
