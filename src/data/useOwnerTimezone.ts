/** The organiser's timezone: for moments whose own timezone is not known, or not yet. Never the browser's. */
import { useGetOne } from 'ra-core';
import { entities } from '../../schema/generated/entities.ts';
import { currentCaller } from '../session/currentCaller.ts';

const owner = entities.find(({ scope }) => scope === 'self');

/** @returns an IANA name; undefined while it is fetched, and where it is not needed */
export function useOwnerTimezone(isNeeded: boolean): string | undefined {
  const id = currentCaller()?.contract;
  const { data } = useGetOne(
    owner?.name ?? '@nothing',
    { id: String(id), meta: { fields: ['timezone'] } },
    {
      enabled: isNeeded && owner !== undefined && id !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  );
  return isNeeded && typeof data?.timezone === 'string' ? data.timezone : undefined;
}
