/** What is typed into the form of a customer → what is asked of the server: who has it too. Pure. */
import type { CustomerLookalikeInput } from '../../../../schema/generated/customers/CustomerLookalike.ts';

/** The form's values, half typed. */
export type Typed = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((item: unknown) => textOf(item) ?? []) : [];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** @returns undefined where nothing is typed by which somebody could be known */
export function toDraft(typed: Typed): CustomerLookalikeInput | undefined {
  const [lastname, firstname, address, zipcode, birthday] = [
    textOf(typed.lastname),
    textOf(typed.firstname),
    textOf(typed.address),
    textOf(typed.zipcode),
    textOf(typed.birthday),
  ];
  const [emailList, phoneList] = [textsOf(typed.emailList), textsOf(typed.phoneList)];
  const isDay = birthday !== undefined && DAY.test(birthday);
  // A surname alone is nobody in particular.
  const isNamed = lastname !== undefined && (isDay || address !== undefined || (zipcode && firstname));
  if (!isNamed && emailList.length + phoneList.length === 0) return undefined;
  return {
    customerType: typed.customerType === 'organization' ? 'organization' : 'contact',
    ...(emailList.length > 0 && { emails: emailList.join(',') }),
    ...(phoneList.length > 0 && { phones: phoneList.join(',') }),
    ...(lastname && { lastname }),
    ...(firstname && { firstname }),
    ...(address && { address }),
    ...(zipcode && { zipcode }),
    ...(isDay && { birthday }),
  };
}
