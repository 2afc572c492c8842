/** A buyer of the ticketing as a contact of customer relations. Pure. */
import type { CrmCustomer } from '../../../schema/generated/customers/CrmCustomer.ts';

type Values = Partial<Pick<CrmCustomer, (typeof FOLLOWING)[number] | 'emailList' | 'phoneList'>>;

/** What the ticketing knows of a buyer, by column. */
export interface Buyer {
  readonly type: CrmCustomer['customerType'];
  readonly civility: CrmCustomer['civility'];
  readonly lastname: string;
  readonly firstname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly country: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
}

/** A buyer's country may be anything of two letters; a contact's is a code. */
const codeOf = (country: string | null): string | null =>
  country && /^[A-Z]{2}$/.test(country) ? country : null;

/** The contact to make of a buyer whom customer relations do not know. */
export const contactFromBuyer = (buyer: Buyer) => ({
  customerType: buyer.type ?? 'contact',
  civility: buyer.civility,
  lastname: buyer.lastname,
  firstname: buyer.firstname,
  emailList: buyer.email ? [buyer.email] : [],
  phoneList: buyer.phone ? [buyer.phone] : [],
  birthday: buyer.birthday,
  nationality: codeOf(buyer.nationality),
  country: codeOf(buyer.country),
  address: buyer.address,
  zipcode: buyer.zipcode,
  city: buyer.city,
});

/** What a contact has of the values that follow those of its buyer. */
export interface Contact extends Omit<Buyer, 'type' | 'email' | 'phone' | 'country'> {
  readonly emails: readonly string[] | null;
  readonly phones: readonly string[] | null;
}

const FOLLOWING = ['civility', 'lastname', 'firstname', 'birthday', 'address', 'zipcode', 'city'] as const;

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** The list with the new one in place of the old, or after the others; undefined where nothing changes. */
function followList(list: readonly string[], change: readonly [unknown, unknown] | undefined) {
  const to = change?.[1];
  if (typeof to !== 'string' || to === '' || list.includes(to)) return undefined;
  return list.includes(String(change?.[0]))
    ? list.map((one) => (one === change?.[0] ? to : one))
    : [...list, to];
}

/**
 * What changes of a contact when the desk changes its buyer: whatever was the same before, or empty. What customer
 * relations have written otherwise stays theirs.
 * @param changes of the buyer by column, `[from, to]`
 * @returns undefined where there is nothing to change
 */
export function followBuyer(contact: Contact, changes: Changes): Values | undefined {
  const followed = FOLLOWING.flatMap((name) => {
    const change = changes[name];
    const own = contact[name];
    const isSame = change && (own === null || own === '' || own === change[0]);
    return isSame && change[1] && change[1] !== own ? [[name, change[1]] as const] : [];
  });
  const emailList = followList(contact.emails ?? [], changes.email);
  const phoneList = followList(contact.phones ?? [], changes.phone);
  const values = {
    ...Object.fromEntries(followed),
    ...(emailList && { emailList }),
    ...(phoneList && { phoneList }),
  };
  return Object.keys(values).length > 0 ? values : undefined;
}
