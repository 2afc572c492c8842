/** What is written, by property name. */
import type { EntityValues } from '../../schema/generated/values.ts';

/** Values by property name: relations as ids (numbers), many relations as arrays of ids, money as integers. */
export type Values = Record<string, unknown>;

/** An entity that has records. */
export type RecordName = keyof EntityValues;

/** Some values of a record, on their way into it: relations as ids, money in minor units. */
export type Draft<Name extends RecordName> = {
  -readonly [Property in keyof EntityValues[Name]]?: EntityValues[Name][Property] | undefined;
};

/** A record as it is. */
export type Stored<Name extends RecordName> = EntityValues[Name] & { readonly id: number };
