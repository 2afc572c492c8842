/** SQL of what a customer is: a condition on a row of `crm_customer`, true or false, never null. */
import type { CriterionName } from '../model/criteria.ts';
import type { Characteristic, Day } from '../model/segment.ts';
import { matchPhone, matchText, matchWords, type Param, positiveOf } from './matchText.ts';

/** The calendar of the contract that a row belongs to. */
export const zoneOf = (row: string): string =>
  `(SELECT coalesce("bz"."timezone", 'Europe/Paris') FROM "contract" "bz" WHERE "bz"."id" = ${row}."contract_id")`;

export const dayOf = (instant: string, zone: string): string => `(${instant} AT TIME ZONE ${zone})::date`;

export const daySql = (day: Day, zone: string, param: Param): string =>
  typeof day === 'number' ? `(${dayOf('now()', zone)} + ${param(day)}::int)` : `${param(day)}::date`;

/** The texts of a field: a value, or rows of them as "v"("x"). */
export type Texts = { readonly value: string } | { readonly rows: string };

const column =
  (name: string) =>
  (row: string): Texts => ({ value: `${row}."${name}"` });
const list =
  (name: string) =>
  (row: string): Texts => ({ rows: `jsonb_array_elements_text(${row}."${name}") "v"("x")` });

/** SQL of the fields that are texts, of a row of `crm_customer`. */
export const TEXTS: Partial<Record<CriterionName, (row: string) => Texts>> = {
  id: (row) => ({ value: `${row}."id"::text` }),
  customerType: column('customer_type'),
  civility: column('civility'),
  country: column('country'),
  city: column('city'),
  zipcode: column('zipcode'),
  address: column('address'),
  lastname: column('lastname'),
  firstname: column('firstname'),
  vatNumber: column('vat_number'),
  geoZone: column('geo_zone'),
  role: column('role'),
  service: column('service'),
  website: column('website'),
  organizationType: column('organization_type'),
  email: list('email_list'),
  phone: list('phone_list'),
  interests: list('interests'),
  diffusionListOK: list('diffusion_list_ok'),
  diffusionListNO: list('diffusion_list_no'),
  organizationIdList: (row) => ({
    rows: `(SELECT "bl"."target_id"::text FROM "crm_customer_organization_list" "bl"
      WHERE "bl"."contract_id" = ${row}."contract_id" AND "bl"."source_id" = ${row}."id") "v"("x")`,
  }),
  tagList: (row) => ({
    rows: `(SELECT "bt"."name" FROM "crm_customer_tag_list" "bl"
      JOIN "tag" "bt" ON "bt"."contract_id" = "bl"."contract_id" AND "bt"."id" = "bl"."target_id"
      WHERE "bl"."contract_id" = ${row}."contract_id" AND "bl"."source_id" = ${row}."id") "v"("x")`,
  }),
};

const DAYS: Partial<Record<CriterionName, (row: string) => string>> = {
  createdAt: (row) => dayOf(`${row}."created_at"`, zoneOf(row)),
  updatedAt: (row) => dayOf(`${row}."updated_at"`, zoneOf(row)),
  gdprConsentAt: (row) => dayOf(`${row}."gdpr_consent_at"`, zoneOf(row)),
  birthday: (row) => `${row}."birthday"`,
};

const texts = (row: string, names: readonly string[]): string =>
  names.map((name) => `coalesce(${row}."${name}"::text, '')`).join(` || ' ' || `);

const phones = (row: string): string =>
  `regexp_replace(coalesce(${row}."phone_list"::text, ''), '[^0-9,]', '', 'g')`;

const named = ['lastname', 'firstname', 'email_list'];
const SEARCHED: Partial<Record<CriterionName, readonly string[]>> = {
  customerIdentity: named,
  generic: [...named, 'city', 'zipcode', 'address', 'role', 'service', 'organization_type'],
};

function renderWords(row: string, field: CriterionName, text: string, param: Param): string {
  const columns = SEARCHED[field] ?? named;
  return matchWords(
    text,
    {
      row,
      textOf: (alias) => `fold_text(${texts(alias, columns)} || ' ' || ${phones(alias)})`,
      from: (alias) => `FROM "crm_customer" ${alias} WHERE ${alias}."contract_id" = ${row}."contract_id"`,
    },
    param,
  );
}

function renderDay(row: string, { field, operator, value }: Characteristic, param: Param): string {
  const day = DAYS[field]?.(row) ?? 'NULL::date';
  if (operator === 'isFilled') return `${day} IS NOT NULL`;
  if (operator === 'isNotFilled') return `${day} IS NULL`;
  const asked = daySql(operator === 'dateIsInDay' ? Number(value) || 0 : (value as Day), zoneOf(row), param);
  const sign = operator === 'isAfter' ? '>=' : operator === 'isBefore' ? '<' : '=';
  return `coalesce(${day} ${sign} ${asked}, false)`;
}

function renderTexts(row: string, { field, operator, value }: Characteristic, param: Param): string {
  const positive = positiveOf[operator];
  const source = TEXTS[field]?.(row);
  if (!positive || !source) throw new Error(`The field "${field}" has no texts to compare by "${operator}".`);
  const compare = field === 'phone' ? matchPhone : matchText;
  const condition = (sql: string) => compare(sql, positive.match, value as readonly string[], param);
  const made =
    'value' in source
      ? `coalesce(${condition(source.value)}, false)`
      : `EXISTS (SELECT 1 FROM ${source.rows} WHERE ${condition('"v"."x"')})`;
  return positive.isDenied ? `NOT ${made}` : made;
}

function renderOwn(row: string, leaf: Characteristic, param: Param): string {
  const { field, operator, value } = leaf;
  if (operator === 'isChecked') return `coalesce(${row}."gdpr_consent", false)`;
  if (operator === 'isNotChecked') return `NOT coalesce(${row}."gdpr_consent", false)`;
  if (SEARCHED[field]) return renderWords(row, field, (value as readonly string[]).join(' '), param);
  return DAYS[field] ? renderDay(row, leaf, param) : renderTexts(row, leaf, param);
}

/** Of the customer, of one of its contacts, or of one of its organisations. */
export function renderCharacteristic(row: string, leaf: Characteristic, param: Param): string {
  if (leaf.group === 'contactOrOrganizationCharacteristic') return renderOwn(row, leaf, param);
  const [own, other] =
    leaf.group === 'linkContactCharacteristic' ? ['target_id', 'source_id'] : ['source_id', 'target_id'];
  return `EXISTS (SELECT 1 FROM "crm_customer_organization_list" "bk"
    JOIN "crm_customer" "bc" ON "bc"."contract_id" = "bk"."contract_id" AND "bc"."id" = "bk"."${other}"
    WHERE "bk"."contract_id" = ${row}."contract_id" AND "bk"."${own}" = ${row}."id" AND ${renderOwn('"bc"', leaf, param)})`;
}
