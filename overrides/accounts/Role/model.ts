/** The roles an organiser starts with. They are not edited, so that a release can add to them; others are made beside. */
import type { Label } from '../../../schema/descriptor.ts';
import { type PolicyCode, policyCodes } from '../../../schema/policies.ts';

/** The role whose holders have a list of rights of their own. The specification's name. */
export const PERSONALIZED_ACCESS = 'Customer-Personalized-Access';

/** What everybody sees who works with what is on sale. */
const PROGRAMME = ['programming.read', 'settings.read'] as const;

const SELL = [
  ...PROGRAMME,
  'sales.sell',
  'sales.reserve',
  'offers.read',
  'orders.read',
  'tickets.read',
  'tickets.print',
  'customers.read',
  'customers.write',
  'desk.operate',
] as const;

const PLAN = [
  ...PROGRAMME,
  'programming.write',
  'programming.openSales',
  'prices.write',
  'stock.write',
  'seating.write',
  'records.export',
] as const;

const MANAGE = [
  ...SELL,
  ...PLAN,
  'offers.write',
  'orders.correct',
  'orders.refund',
  'orders.invoice',
  'tickets.scan',
  'scans.configure',
  'turnover.read',
  'customers.export',
  'customers.import',
  'customers.mail',
  'imports.run',
  'minisites.write',
  'accounting.read',
  'payouts.read',
  'fiscal.read',
  'desk.oversee',
  'devices.write',
  'reports.read',
  'jobs.manage',
  'rights.read',
] as const;

interface PresetRole {
  readonly key: string;
  readonly name: Label;
  readonly description: Label;
  readonly policies: readonly PolicyCode[];
}

const preset = (
  key: string,
  name: Label,
  description: Label,
  policies: readonly PolicyCode[],
): PresetRole => ({
  key,
  name,
  description,
  policies: policyCodes.filter((code) => policies.includes(code)),
});

/** The order is the order of their ids in a new contract: the administrator first. */
export const presetRoles = [
  preset(
    'administrator',
    { en: 'Administrator', fr: 'Administrateur' },
    { en: 'Does everything, and gives rights to others.', fr: 'Fait tout, et donne des droits aux autres.' },
    policyCodes,
  ),
  preset(
    'boxOfficeManager',
    { en: 'Box-office manager', fr: 'Responsable billetterie' },
    { en: 'Programmes, sells, corrects and reports.', fr: 'Programme, vend, corrige et rend compte.' },
    MANAGE,
  ),
  preset(
    'deskSeller',
    { en: 'Desk seller', fr: 'Guichet' },
    { en: 'Sells at a desk and looks up orders.', fr: 'Vend au guichet et retrouve les commandes.' },
    SELL,
  ),
  preset(
    'dutyManager',
    { en: 'Duty manager', fr: 'Responsable de soirée' },
    {
      en: 'Sells, refunds and oversees the desks of an evening.',
      fr: 'Vend, rembourse et supervise les guichets d’une soirée.',
    },
    [
      ...SELL,
      'orders.correct',
      'orders.refund',
      'orders.invoice',
      'tickets.scan',
      'turnover.read',
      'stock.write',
      'programming.openSales',
      'desk.oversee',
      'reports.read',
    ],
  ),
  preset(
    'programmer',
    { en: 'Programmer', fr: 'Programmation' },
    { en: 'Prepares shows, prices and seating.', fr: 'Prépare spectacles, tarifs et plans de salle.' },
    [...PLAN, 'offers.read', 'offers.write', 'minisites.write', 'turnover.read', 'reports.read'],
  ),
  preset(
    'accountant',
    { en: 'Accountant', fr: 'Comptabilité' },
    { en: 'Reads what was sold and keeps the accounts.', fr: 'Lit ce qui est vendu et tient les comptes.' },
    [
      ...PROGRAMME,
      'orders.read',
      'orders.invoice',
      'turnover.read',
      'accounting.read',
      'accounting.write',
      'accounting.export',
      'payouts.read',
      'fiscal.read',
      'fiscal.write',
      'desk.oversee',
      'reports.read',
      'records.export',
    ],
  ),
  preset(
    'customerRelations',
    { en: 'Customer-relations manager', fr: 'Relations publics' },
    { en: 'Looks after customers and writes to them.', fr: 'Suit les clients et leur écrit.' },
    [
      ...PROGRAMME,
      'offers.read',
      'offers.write',
      'orders.read',
      'tickets.read',
      'customers.read',
      'customers.write',
      'customers.export',
      'customers.import',
      'customers.erase',
      'customers.mail',
      'sales.reserve',
      'records.export',
      'reports.read',
    ],
  ),
  preset(
    'steward',
    { en: 'Steward', fr: 'Contrôle' },
    {
      en: 'Scans tickets at the entrance, and nothing more.',
      fr: 'Contrôle les billets à l’entrée, sans plus.',
    },
    ['tickets.scan'],
  ),
] as const;
