/**
 * The catalogue of policies: everything the product lets people do, each with the kind of resource it can be bound to.
 * The specification names neither codes nor categories; these are ours. Ids are fixed: roles point to them.
 */
import type { Label } from '../../../schema/descriptor.ts';
import type { PolicyCode, resourceKinds } from '../../../schema/policies.ts';

type ResourceType = (typeof resourceKinds)[number];

interface CataloguePolicy {
  readonly id: number;
  readonly code: PolicyCode;
  readonly category: Label;
  readonly name: Label;
  readonly description: Label;
  /** Absent: it holds for the whole contract or not at all. */
  readonly resourceType?: ResourceType;
}

type Entry = readonly [code: PolicyCode, type: ResourceType | '', name: Label, description: Label];

/** Never changed and never used again: rows of roles point to them. */
const policyIds: Readonly<Record<PolicyCode, number>> = {
  'sales.sell': 1,
  'sales.reserve': 2,
  'offers.read': 3,
  'offers.write': 4,
  'orders.read': 5,
  'orders.correct': 6,
  'orders.refund': 7,
  'orders.invoice': 8,
  'tickets.read': 9,
  'tickets.print': 10,
  'tickets.scan': 11,
  'scans.configure': 12,
  'programming.read': 13,
  'programming.write': 14,
  'programming.openSales': 15,
  'prices.write': 16,
  'stock.write': 17,
  'seating.write': 18,
  'turnover.read': 19,
  'customers.read': 20,
  'customers.write': 21,
  'customers.export': 22,
  'customers.import': 23,
  'customers.erase': 24,
  'customers.mail': 25,
  'imports.run': 26,
  'minisites.write': 27,
  'accounting.read': 28,
  'accounting.write': 29,
  'accounting.export': 30,
  'payouts.read': 31,
  'fiscal.read': 32,
  'fiscal.write': 33,
  'desk.operate': 34,
  'desk.oversee': 35,
  'devices.write': 36,
  'reports.read': 37,
  'records.export': 38,
  'jobs.manage': 39,
  'rights.read': 40,
  'rights.write': 41,
  'rights.impersonate': 42,
  'settings.read': 43,
  'settings.write': 44,
};

/** Shorter to read than objects: a policy is its code, its resource type, its name and what it allows. */
const catalogue: readonly (readonly [Label, readonly Entry[]])[] = [
  [
    { en: 'Sale', fr: 'Vente' },
    [
      [
        'sales.sell',
        'ticketing',
        { en: 'Sell', fr: 'Vendre' },
        {
          en: 'Fill carts, take payment and hand out tickets.',
          fr: 'Remplir des paniers, encaisser et remettre les billets.',
        },
      ],
      [
        'sales.reserve',
        'ticketing',
        { en: 'Hold places', fr: 'Poser des options' },
        {
          en: 'Make, change and release reservations and options.',
          fr: 'Créer, modifier et lever réservations et options.',
        },
      ],
      [
        'offers.read',
        '',
        { en: 'See offers and coupons', fr: 'Voir les offres et bons' },
        {
          en: 'Read offer rules, coupons and their use.',
          fr: 'Consulter les règles d’offre, les bons et leur usage.',
        },
      ],
      [
        'offers.write',
        '',
        { en: 'Manage offers and coupons', fr: 'Gérer les offres et bons' },
        {
          en: 'Create, change and stop offer rules and coupons.',
          fr: 'Créer, modifier et arrêter règles d’offre et bons.',
        },
      ],
    ],
  ],
  [
    { en: 'Orders', fr: 'Commandes' },
    [
      [
        'orders.read',
        'ticketing',
        { en: 'See orders', fr: 'Voir les commandes' },
        {
          en: 'Read orders, their items, payments and papers.',
          fr: 'Consulter les commandes, leurs lignes, paiements et documents.',
        },
      ],
      [
        'orders.correct',
        'ticketing',
        { en: 'Correct orders', fr: 'Corriger les commandes' },
        {
          en: 'Change an order after its sale: customer, comment, payment.',
          fr: 'Modifier une commande après la vente : client, commentaire, paiement.',
        },
      ],
      [
        'orders.refund',
        'ticketing',
        { en: 'Refund', fr: 'Rembourser' },
        {
          en: 'Give money back and cancel what was sold.',
          fr: 'Rendre l’argent et annuler ce qui a été vendu.',
        },
      ],
      [
        'orders.invoice',
        'ticketing',
        { en: 'Invoice', fr: 'Facturer' },
        { en: 'Make invoices and send them.', fr: 'Établir les factures et les envoyer.' },
      ],
    ],
  ],
  [
    { en: 'Tickets', fr: 'Billets' },
    [
      [
        'tickets.read',
        'ticketing',
        { en: 'See tickets', fr: 'Voir les billets' },
        {
          en: 'Read tickets and whether they were printed or scanned.',
          fr: 'Consulter les billets, leur impression et leurs contrôles.',
        },
      ],
      [
        'tickets.print',
        'ticketing',
        { en: 'Print tickets', fr: 'Imprimer les billets' },
        { en: 'Print tickets and print them again.', fr: 'Imprimer et réimprimer les billets.' },
      ],
      [
        'tickets.scan',
        'ticketing',
        { en: 'Scan tickets', fr: 'Contrôler les billets' },
        { en: 'Let people in, and undo a scan.', fr: 'Contrôler à l’entrée, et annuler un contrôle.' },
      ],
      [
        'scans.configure',
        '',
        { en: 'Set up entrances', fr: 'Régler les contrôles' },
        {
          en: 'Manage scan tracks, checkpoints and ticket layouts.',
          fr: 'Gérer les parcours de contrôle, les points de passage et les gabarits.',
        },
      ],
    ],
  ],
  [
    { en: 'Programming', fr: 'Programmation' },
    [
      [
        'programming.read',
        'ticketing',
        { en: 'See the programme', fr: 'Voir la programmation' },
        {
          en: 'Read shows, performances, prices and stock.',
          fr: 'Consulter spectacles, séances, tarifs et stocks.',
        },
      ],
      [
        'programming.write',
        'ticketing',
        { en: 'Programme', fr: 'Programmer' },
        {
          en: 'Create and change shows, performances, seasons and venues.',
          fr: 'Créer et modifier spectacles, séances, saisons et lieux.',
        },
      ],
      [
        'programming.openSales',
        'ticketing',
        { en: 'Open and close sales', fr: 'Ouvrir et fermer les ventes' },
        {
          en: 'Open, suspend and close the sales of a show.',
          fr: 'Ouvrir, suspendre et fermer les ventes d’un spectacle.',
        },
      ],
      [
        'prices.write',
        'ticketing',
        { en: 'Set prices', fr: 'Fixer les tarifs' },
        {
          en: 'Create and change prices, their groups and VAT rates.',
          fr: 'Créer et modifier les tarifs, leurs groupes et leur TVA.',
        },
      ],
      [
        'stock.write',
        'ticketing',
        { en: 'Manage stock', fr: 'Gérer les stocks' },
        {
          en: 'Change contingents and the state of seats.',
          fr: 'Modifier les contingents et l’état des places.',
        },
      ],
      [
        'seating.write',
        '',
        { en: 'Draw seating plans', fr: 'Dessiner les plans' },
        {
          en: 'Create and change seating plans and their categories.',
          fr: 'Créer et modifier les plans de salle et leurs catégories.',
        },
      ],
      [
        'turnover.read',
        'ticketing',
        { en: 'See turnover', fr: 'Voir les recettes' },
        {
          en: 'Read what a show or performance has sold and earned.',
          fr: 'Consulter les ventes et recettes d’un spectacle ou d’une séance.',
        },
      ],
    ],
  ],
  [
    { en: 'Customers', fr: 'Clients' },
    [
      [
        'customers.read',
        '',
        { en: 'See customers', fr: 'Voir les clients' },
        {
          en: 'Read contacts and organisations with their personal data.',
          fr: 'Consulter contacts et structures avec leurs données personnelles.',
        },
      ],
      [
        'customers.write',
        '',
        { en: 'Look after customers', fr: 'Gérer les clients' },
        {
          en: 'Create, change and merge contacts and organisations.',
          fr: 'Créer, modifier et fusionner contacts et structures.',
        },
      ],
      [
        'customers.export',
        '',
        { en: 'Export customers', fr: 'Exporter les clients' },
        { en: 'Take lists of customers out of the product.', fr: 'Sortir des listes de clients du produit.' },
      ],
      [
        'customers.import',
        '',
        { en: 'Import customers', fr: 'Importer des clients' },
        { en: 'Bring files of customers in.', fr: 'Faire entrer des fichiers de clients.' },
      ],
      [
        'customers.erase',
        '',
        { en: 'Erase customers', fr: 'Effacer des clients' },
        {
          en: 'Delete customers and their personal data.',
          fr: 'Supprimer des clients et leurs données personnelles.',
        },
      ],
      [
        'customers.mail',
        '',
        { en: 'Write to customers', fr: 'Écrire aux clients' },
        {
          en: 'Give lists of customers to the mailing provider.',
          fr: 'Transmettre des listes de clients à l’outil d’envoi.',
        },
      ],
    ],
  ],
  [
    { en: 'Partners', fr: 'Partenaires' },
    [
      [
        'imports.run',
        '',
        { en: 'Import tickets', fr: 'Importer des billets' },
        {
          en: 'Bring in what others sold, and manage their accesses.',
          fr: 'Faire entrer ce que d’autres ont vendu, et gérer leurs accès.',
        },
      ],
      [
        'minisites.write',
        '',
        { en: 'Manage mini-sites', fr: 'Gérer les mini-sites' },
        { en: 'Change the public sales sites.', fr: 'Modifier les sites publics de vente.' },
      ],
    ],
  ],
  [
    { en: 'Accounting', fr: 'Comptabilité' },
    [
      [
        'accounting.read',
        '',
        { en: 'See the accounts', fr: 'Voir la comptabilité' },
        {
          en: 'Read payments, transactions, deposits and letterings.',
          fr: 'Consulter paiements, transactions, acomptes et lettrages.',
        },
      ],
      [
        'accounting.write',
        '',
        { en: 'Keep the accounts', fr: 'Tenir la comptabilité' },
        {
          en: 'Post transactions, letterings, reporting accounts and bank accounts.',
          fr: 'Saisir transactions, lettrages, comptes et coordonnées bancaires.',
        },
      ],
      [
        'accounting.export',
        '',
        { en: 'Export the accounts', fr: 'Exporter la comptabilité' },
        {
          en: 'Take accounting records out of the product.',
          fr: 'Sortir les écritures comptables du produit.',
        },
      ],
      [
        'payouts.read',
        '',
        { en: 'See payouts', fr: 'Voir les reversements' },
        {
          en: 'Read payouts and wallets with their papers.',
          fr: 'Consulter reversements et porte-monnaie avec leurs documents.',
        },
      ],
      [
        'fiscal.read',
        '',
        { en: 'See fiscal documents', fr: 'Voir les pièces fiscales' },
        {
          en: 'Read audit documents and declarations.',
          fr: 'Consulter les pièces d’audit et les déclarations.',
        },
      ],
      [
        'fiscal.write',
        '',
        { en: 'Declare', fr: 'Déclarer' },
        {
          en: 'Prepare and send declarations to the authorities.',
          fr: 'Préparer et envoyer les déclarations aux administrations.',
        },
      ],
    ],
  ],
  [
    { en: 'Desk', fr: 'Guichet' },
    [
      [
        'desk.operate',
        'selling_device',
        { en: 'Keep a desk', fr: 'Tenir un guichet' },
        {
          en: 'Open and close one’s desk session, use printers and drawers.',
          fr: 'Ouvrir et clore sa session de guichet, utiliser imprimantes et tiroirs.',
        },
      ],
      [
        'desk.oversee',
        'selling_device',
        { en: 'Oversee desks', fr: 'Superviser les guichets' },
        {
          en: 'Read and close the desk sessions of others.',
          fr: 'Consulter et clore les sessions de guichet des autres.',
        },
      ],
      [
        'devices.write',
        '',
        { en: 'Manage devices', fr: 'Gérer les appareils' },
        {
          en: 'Create and change selling devices, boxes and printers.',
          fr: 'Créer et modifier canaux de vente, boîtiers et imprimantes.',
        },
      ],
    ],
  ],
  [
    { en: 'Reports', fr: 'Rapports' },
    [
      [
        'reports.read',
        'organizational_unit',
        { en: 'See reports', fr: 'Voir les rapports' },
        {
          en: 'Read reports of sales and programming.',
          fr: 'Consulter les rapports de vente et de programmation.',
        },
      ],
      [
        'records.export',
        '',
        { en: 'Export lists', fr: 'Exporter les listes' },
        {
          en: 'Save lists as files, personal data and accounts aside.',
          fr: 'Enregistrer les listes en fichiers, hors données personnelles et comptables.',
        },
      ],
      [
        'jobs.manage',
        '',
        { en: 'See everyone’s work', fr: 'Voir tous les travaux' },
        {
          en: 'See and stop the long work that others started.',
          fr: 'Voir et arrêter les travaux longs lancés par d’autres.',
        },
      ],
    ],
  ],
  [
    { en: 'Organisation', fr: 'Organisation' },
    [
      [
        'rights.read',
        '',
        { en: 'See users and roles', fr: 'Voir utilisateurs et rôles' },
        { en: 'Read users, roles and their policies.', fr: 'Consulter utilisateurs, rôles et droits.' },
      ],
      [
        'rights.write',
        '',
        { en: 'Give rights', fr: 'Donner des droits' },
        {
          en: 'Invite users, change roles, grant and revoke access.',
          fr: 'Inviter des utilisateurs, modifier les rôles, accorder et retirer des accès.',
        },
      ],
      [
        'rights.impersonate',
        '',
        { en: 'Act as another user', fr: 'Agir pour un autre' },
        {
          en: 'Use the product as another user, with both names kept.',
          fr: 'Utiliser le produit à la place d’un autre, les deux noms étant gardés.',
        },
      ],
      [
        'settings.read',
        '',
        { en: 'See settings', fr: 'Voir les réglages' },
        { en: 'Read the organiser’s settings.', fr: 'Consulter les réglages de l’organisateur.' },
      ],
      [
        'settings.write',
        '',
        { en: 'Change settings', fr: 'Modifier les réglages' },
        {
          en: 'Change the organiser, its units, payment methods, fees and tags.',
          fr: 'Modifier l’organisateur, ses unités, modes de paiement, frais et étiquettes.',
        },
      ],
    ],
  ],
];

/** In the order of the catalogue; the id is the place in it, so new ones go to the end of `policyIds`. */
export const policies: readonly CataloguePolicy[] = catalogue.flatMap(([category, entries]) =>
  entries.map(([code, type, name, description]) => ({
    id: policyIds[code],
    code,
    category,
    name,
    description,
    ...(type !== '' && { resourceType: type }),
  })),
);

export const policyByCode: ReadonlyMap<string, CataloguePolicy> = new Map(
  policies.map((one) => [one.code, one]),
);
export const policyById: ReadonlyMap<number, CataloguePolicy> = new Map(policies.map((one) => [one.id, one]));

/** Where a policy stands for the users of a contract: the id string that entries of roles hold. */
export function policyIri(contract: number, code: PolicyCode): string {
  return `/accounts/api/v1/contracts/${contract}/policies/${policyIds[code]}`;
}

/** An entry of a role or of a person's own list, understood. */
export interface PolicyEntry {
  readonly code: PolicyCode;
  /** Absent: on everything. */
  readonly resources?: readonly number[];
}

const tailOf = (value: string): number => Number(value.slice(value.lastIndexOf('/') + 1));

/** An id, an IRI, a code or a whole Policy. */
function findPolicy(named: unknown): CataloguePolicy | undefined {
  if (typeof named === 'number') return policyById.get(named);
  if (typeof named === 'string') return policyByCode.get(named) ?? policyById.get(tailOf(named));
  if (typeof named !== 'object' || named === null) return undefined;
  return findPolicy('@id' in named ? named['@id'] : 'code' in named ? named.code : undefined);
}

function readResource(named: unknown): number {
  if (typeof named === 'object' && named !== null && '@id' in named) return readResource(named['@id']);
  const id = typeof named === 'number' ? named : typeof named === 'string' ? tailOf(named) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

interface EntryFault {
  readonly index: number;
  readonly message: string;
}

/** Entries as the specification has them: a policy and, where it is bound, the list of its resources. */
export function readEntries(list: unknown): {
  readonly entries: readonly PolicyEntry[];
  readonly faults: readonly EntryFault[];
} {
  const entries: PolicyEntry[] = [];
  const faults: EntryFault[] = [];
  if (list === null || list === undefined) return { entries, faults };
  if (!Array.isArray(list))
    return { entries, faults: [{ index: 0, message: 'This is no list of policies.' }] };
  for (const [index, item] of list.entries()) {
    const isEntry = typeof item === 'object' && item !== null && 'policy' in item;
    const policy = findPolicy(isEntry ? item.policy : item);
    const named = isEntry && 'resources' in item ? item.resources : undefined;
    const ids = Array.isArray(named) ? named.map(readResource) : undefined;
    if (!policy) faults.push({ index, message: 'There is no such policy.' });
    else if (named !== undefined && named !== null && !ids)
      faults.push({ index, message: 'The resources are no list.' });
    else if (ids?.includes(0)) faults.push({ index, message: 'One of the resources is no id and no IRI.' });
    else if (ids && !policy.resourceType)
      faults.push({ index, message: `The policy "${policy.code}" is not bound to resources.` });
    else entries.push({ code: policy.code, ...(ids && { resources: ids }) });
  }
  return { entries, faults };
}

type Held = 'all' | { readonly kind: ResourceType; readonly ids: readonly number[] };

/** What entries come to: entries of one policy add up. */
export function sumEntries(entries: readonly PolicyEntry[]): ReadonlyMap<PolicyCode, Held> {
  const held = new Map<PolicyCode, Held>();
  for (const { code, resources } of entries) {
    const kind = policyByCode.get(code)?.resourceType;
    const before = held.get(code);
    if (!resources || !kind || before === 'all') held.set(code, 'all');
    else
      held.set(code, {
        kind,
        ids: [...new Set([...(before?.ids ?? []), ...resources])].sort((a, b) => a - b),
      });
  }
  return held;
}

/** The first policy of `asked` that reaches further than `own`. */
export function findBeyond(
  asked: ReadonlyMap<string, Held>,
  own: ReadonlyMap<string, Held>,
): string | undefined {
  for (const [code, held] of asked) {
    const mine = own.get(code);
    if (mine === 'all') continue;
    if (!mine || held === 'all' || !held.ids.every((id) => mine.ids.includes(id))) return code;
  }
  return undefined;
}
