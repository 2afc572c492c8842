/** Which performance is let in, at which door and in which direction: remembered by this device. */
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';

const HOUR = 3_600_000;

const PERFORMANCE = ['startDate', { ticketing: ['title', 'timezone'] }] as const;

const CHECKPOINT = ['name', 'isDefault'] as const;

/** `any`: chosen on purpose; nothing was chosen yet where it is absent. */
export const ANY = 'any';

interface Choice {
  readonly performance?: string;
  readonly checkpoint?: string;
}

const drawDevice = () => `door-${crypto.randomUUID().slice(0, 8)}`;

export function useDoor() {
  const [choice, setChoice] = useStore<Choice>('door.choice', {});
  const [drawn] = useState(drawDevice);
  const [device, setDevice] = useStore<string>('door.device', drawn);
  useEffect(() => setDevice(device), [device, setDevice]);
  const [direction, setDirection] = useState<'in' | 'out'>('in');
  const performances = useQuery({
    queryKey: ['door-performances'],
    refetchInterval: 300_000,
    queryFn: async ({ signal }) => {
      const query = {
        'startDate[gte]': new Date(Date.now() - 12 * HOUR).toISOString(),
        'startDate[lte]': new Date(Date.now() + 36 * HOUR).toISOString(),
        'order[startDate]': 'asc',
        itemsPerPage: 100,
      };
      return (await callAction('EventDate.list', { query, fields: PERFORMANCE }, { signal })).member;
    },
  });
  const checkpoints = useQuery({
    queryKey: ['door-checkpoints'],
    queryFn: async ({ signal }) => {
      const query = { isHidden: 'false', 'order[name]': 'asc', itemsPerPage: 100 };
      return (await callAction('Checkpoint.list', { query, fields: CHECKPOINT }, { signal })).member;
    },
  });
  const wayTo = (startDate: string) => Math.abs(Date.parse(startDate) - Date.now());
  const nearest = [...(performances.data ?? [])].sort((a, b) => wayTo(a.startDate) - wayTo(b.startDate))[0];
  const known = performances.data?.find((one) => one['@id'] === choice.performance);
  const performance = choice.performance === ANY ? undefined : (known ?? nearest);
  const byChoice = checkpoints.data?.find((one) => one['@id'] === choice.checkpoint);
  const checkpoint = byChoice ?? checkpoints.data?.find((one) => one.isDefault) ?? checkpoints.data?.[0];
  return {
    device,
    direction,
    setDirection,
    performances,
    checkpoints,
    performance,
    checkpoint,
    choose: (more: Choice) => setChoice({ ...choice, ...more }),
  };
}

export type Door = ReturnType<typeof useDoor>;
