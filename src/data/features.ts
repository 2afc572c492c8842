/**
 * Which features are on for who is signed in. Asked for once a visit; what was known last holds where the network is
 * away, and a feature nobody ever heard of is on.
 */
import { featuresPath } from '../../schema/startup.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { offlineStorage } from '../session/offlineStorage.ts';
import { callApi } from './callApi.ts';

type Features = Readonly<Record<string, boolean>>;

interface Answer {
  readonly member: readonly { readonly name: string; readonly enabled: boolean }[];
}

async function ask(contract: number): Promise<Features> {
  const key = `features.${contract}`;
  try {
    const { member } = await callApi<Answer>(featuresPath(contract));
    const features = Object.fromEntries(member.map(({ name, enabled }) => [name, enabled]));
    offlineStorage.keep(key, features);
    return features;
  } catch {
    return (offlineStorage.read(key) as Features | undefined) ?? {};
  }
}

let asked: Promise<Features> | undefined;

export async function isFeatureOn(name: string): Promise<boolean> {
  const contract = currentCaller()?.contract;
  if (contract === undefined) return true;
  asked ??= ask(contract);
  return (await asked)[name] ?? true;
}
