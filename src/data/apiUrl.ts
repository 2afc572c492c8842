/** Where an API of the product stands for who is signed in; the contract of a prefixed one is the caller's. */
import { DeveloperError } from 'ra-data-hydra/developerErrors.ts';
import { apis } from '../../schema/generated/apis.ts';
import { currentCaller } from '../session/currentCaller.ts';

function findApi(name: string) {
  const api = apis.find((each) => each.name === name);
  if (!api) throw new Error(`There is no API "${name}".`);
  return api;
}

/** Of calls that belong to no entity: they name the contract themselves. @example apiBase('accounts') // '/accounts/api/v1' */
export const apiBase = (name: string): string => findApi(name).base;

/** Of entities. @example apiUrl('accounts') // '/accounts/api/v1/contracts/1' */
export function apiUrl(name: string): string {
  const api = findApi(name);
  if (!api.prefix) return api.base;
  const contract = currentCaller()?.contract;
  if (contract === undefined) throw new DeveloperError('contract');
  return api.base + api.prefix.replace('{contractId}', String(contract));
}
