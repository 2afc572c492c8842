/** The people whom the theatre's customer relations know: subscribers, partners, a school, and whoever bought. */
import { CONTRACT, own, type Row } from './buildSeason.ts';
import { patronFields } from './patrons.ts';

const contacts: readonly (readonly [lastname: string, firstname: string, email: string, city: string])[] = [
  ['Morvan', 'Élise', 'elise.morvan@example.test', 'Lyon'],
  ['Castel', 'Hugo', 'hugo.castel@example.test', 'Villeurbanne'],
  ['Benali', 'Samia', 'samia.benali@example.test', 'Lyon'],
  ['Le Gall', 'Yann', 'yann.legall@example.test', 'Caluire-et-Cuire'],
  ['Fournier', 'Agnès', 'agnes.fournier@example.test', 'Oullins'],
  ['Delmas', 'Bérénice', 'berenice.delmas@example.test', 'Lyon'],
  ['Okafor', 'Daniel', 'daniel.okafor@example.test', 'Vénissieux'],
  ['Perret', 'Lucienne', 'lucienne.perret@example.test', 'Lyon'],
  ['Santos', 'Mateo', 'mateo.santos@example.test', 'Bron'],
  ['Vidal', 'Claire', 'claire.vidal@example.test', 'Écully'],
  ['Zimmermann', 'Ulrich', 'ulrich.zimmermann@example.test', 'Genève'],
  ['Tessier', 'Joëlle', 'joelle.tessier@example.test', 'Lyon'],
];

/** As the CRM writes them, by id from 1. */
export const contactNames = contacts.map(([lastname, firstname]) => `${lastname} ${firstname}`);

/** The first address of each, in the same order. */
export const contactMails = contacts.map(([, , email]) => email);

/** Typed twice, at the counter and from a form; and a daughter with her mother's address for mails. */
const doubles: typeof contacts = [
  ['Castel', 'H.', 'hugo.castel@example.test', 'Villeurbanne'],
  ['Morvan', 'Éloïse', 'elise.morvan@example.test', 'Lyon'],
];

const fields: readonly (readonly [label: string, slug: string, input: string])[] = [
  ['Nom', 'contact.lastname', 'text'],
  ['Adresse e-mail', 'contact.email', 'email'],
  ['Accès fauteuil roulant', 'shopping.wheelchair', 'boolean'],
];

/** After the twelve and their school. */
const FIRST_BUYER = contacts.length + 2;

/** Buyers with the id of the contact that each of them is. */
export const linkBuyers = (buyers: readonly Row[]): readonly Row[] =>
  buyers.map((buyer, index) => ({ ...buyer, crm_id: String(FIRST_BUYER + index) }));

/** Two buyers of three agreed to be written to. */
const contactFromBuyer = (buyer: Row, index: number): Row => ({
  customer_type: buyer.type,
  civility: buyer.civility,
  lastname: buyer.lastname,
  firstname: buyer.firstname,
  email_list: [buyer.email],
  phone_list: [buyer.phone],
  birthday: buyer.birthday,
  address: buyer.address,
  zipcode: buyer.zipcode,
  city: buyer.city,
  country: 'FR',
  gdpr_consent: index % 3 !== 2,
  created_at: buyer.created_at,
  updated_at: buyer.updated_at,
});

/** @param buyers whoever is known to the ticketing */
export function buildContacts(buyers: readonly Row[]): Record<string, readonly Row[]> {
  const describe = ([lastname, firstname, email, city]: (typeof contacts)[number], index: number) => ({
    customer_type: 'contact',
    lastname,
    firstname,
    email_list: [email],
    city,
    country: city === 'Genève' ? 'CH' : 'FR',
    gdpr_consent: index % 3 !== 2,
  });
  const people = contacts.map((contact, index) => ({
    ...describe(contact, index),
    ...patronFields(index + 1),
  }));
  const double = FIRST_BUYER + buyers.length;
  const school = {
    customer_type: 'organization',
    lastname: 'Lycée Jules-Verne',
    email_list: ['intendance@jv.example'],
    city: 'Lyon',
    country: 'FR',
    organization_type: 'Établissement scolaire',
    gdpr_consent: false,
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
    crm_customer: own([...people, school, ...buyers.map(contactFromBuyer), ...doubles.map(describe)]),
    customer_distinction: own([{ first_id: 1, second_id: double + 1, decided_by: 'manager@demo.test' }]),
    customer_merge_record: own([
      {
        merged_names: 'Castel H.',
        kept_id: 2,
        merged_id_list: [double],
        state: 'undone',
        merged_by: 'manager@demo.test',
        not_restored: [],
        moved: { before: {}, after: {}, rows: {}, contacts: { links: [], own: [] } },
      },
    ]),
    // The subscribers, then the partners.
    crm_customer_status_list: [
      [1, 1],
      [3, 1],
      [6, 1],
      [12, 1],
      [4, 2],
      [people.length + 1, 2],
    ].map(([source_id, target_id]) => ({ contract_id: CONTRACT, source_id, target_id, position: 0 })),
  };
}
