/** The demo's two organisers: settings, people, payment methods, devices. */
import { buildRoles } from '../../Defaults/model.ts';
import { own, type Row, TIMEZONE } from './buildSeason.ts';

const PAYMENT_METHODS = [
  ['cash', 'Espèces'],
  ['card', 'Carte bancaire'],
  ['check', 'Chèque'],
  ['cash_coupon', 'Bon d’achat'],
  ['card_online', 'Carte en ligne'],
] as const;

/** The members of staff as the ticketing and the desk know them. @param contracts of the members, by id */
function buildMembers(contracts: readonly number[]) {
  const users = contracts.map((contract_id, index) => ({ contract_id, id: index + 1, user_id: index + 1 }));
  return {
    user: users.map(({ contract_id, id }) => ({ contract_id, id, accounts_user_id: id })),
    contract_user: users,
    desk_user: users,
  };
}

/** @param sessions the desk sessions in their order: who opened one had signed in */
export function buildOrganiser(sessions: readonly Row[]): Record<string, readonly Row[]> {
  const lastSignIn = (email: string) =>
    sessions.findLast(({ user_email }) => user_email === email)?.start_date ?? null;
  const company = {
    company_country: 'France',
    timezone: TIMEZONE,
    default_currency: 'EUR',
    locale: 'fr',
    status: 'active',
    is_signed: true,
    is_onboarded: true,
    is_demo: true,
  };
  return {
    contract: [
      {
        contract_id: 1,
        id: 1,
        company_display_name: 'Théâtre des Lumières',
        company_name: 'SCIC Théâtre des Lumières',
        company_legal_form: 'SCIC',
        company_address: '12 place des Arts',
        company_postal_code: '69001',
        company_city: 'Lyon',
        company_record_number: '000 000 000',
        licence_number: 'PLATESV-D-2026-000001',
        public_contact_email: 'billetterie@lumieres.example.test',
        sale_session_end_time: '03:00',
        ...company,
      },
      {
        contract_id: 2,
        id: 2,
        company_display_name: 'Cie des Marées',
        company_name: 'Association Cie des Marées',
        company_city: 'Brest',
        company_postal_code: '29200',
        sale_session_end_time: '00:00',
        ...company,
      },
    ],
    organizational_unit: own([
      { name: 'Théâtre', is_default: true, public_contact_email: 'theatre@lumieres.example.test' },
      { name: 'Festival Rive en fête', public_contact_email: 'festival@lumieres.example.test' },
    ]),
    role: [1, 2]
      .flatMap((contract_id) => buildRoles(contract_id, 'fr').map((role) => ({ contract_id, ...role })))
      .map((role, index) => ({ ...role, id: index + 1 })),
    selling_device: own([
      { name: 'Guichet principal', type: 'DESK' },
      { name: 'Caisse du foyer', type: 'DESK' },
      { name: 'Billetterie en ligne', type: 'MINISITE' },
    ]),
    accounts_user: [
      {
        contract_id: 1,
        id: 1,
        email: 'manager@demo.test',
        firstname: 'Camille',
        lastname: 'Laurent',
        full_name: 'Laurent Camille',
        contract_role_id: 1,
        position: 'Responsable billetterie',
      },
      {
        contract_id: 1,
        id: 2,
        email: 'anna@demo.test',
        firstname: 'Anna',
        lastname: 'Moreau',
        full_name: 'Moreau Anna',
        contract_role_id: 3,
        position: 'Guichet',
        desk_selling_device_id: 1,
        last_sign_in: lastSignIn('anna@demo.test'),
      },
      {
        contract_id: 1,
        id: 3,
        email: 'bruno@demo.test',
        firstname: 'Bruno',
        lastname: 'Keller',
        full_name: 'Keller Bruno',
        contract_role_id: 3,
        position: 'Guichet',
        desk_selling_device_id: 2,
        last_sign_in: lastSignIn('bruno@demo.test'),
      },
      {
        contract_id: 2,
        id: 4,
        email: 'other@demo.test',
        firstname: 'Olive',
        lastname: 'Tran',
        full_name: 'Tran Olive',
        contract_role_id: 9,
        position: 'Administration',
      },
    ],
    desk_payment_method: own(
      PAYMENT_METHODS.map(([code, label], index) => ({
        code,
        label,
        label_translation_key: `paymentMethod.${code}`,
        position: index,
        is_default: index === 0,
      })),
    ),
    ...buildMembers([1, 1, 1, 2]),
    desk_selling_device: own([{ selling_device_id: 1 }, { selling_device_id: 2 }]),
    device_state: own([{ name: 'Boîtier du guichet', box_id: 'box-demo' }]),
  };
}
