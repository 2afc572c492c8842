/** What a policy of a role is bound to, to be read: the names of the records, or how many they are. */

import { Typography } from '@mui/material';
import { useGetMany, useLocale } from 'ra-core';
import { use } from 'react';
import { loadSchema } from '../../../../src/data/descriptors.ts';
import { titlePaths } from '../../../../src/data/paths.ts';
import { recordTitle } from '../../../../src/fields/recordTitle.ts';
import { resourceEntities } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface ReachNamesProps {
  readonly kind: keyof typeof resourceEntities;
  readonly reach: 'all' | readonly string[];
}

export function ReachNames({ kind, reach }: ReachNamesProps) {
  const t = useTexts();
  const names = reach === 'all' ? t(`userRights.bind.${kind}.all`) : <ChosenNames kind={kind} ids={reach} />;
  return (
    <Typography variant="body2" sx={{ pl: 4, pt: 0.5, fontWeight: 600 }}>
      {names}
    </Typography>
  );
}

interface ChosenNamesProps {
  readonly kind: keyof typeof resourceEntities;
  readonly ids: readonly string[];
}

function ChosenNames({ kind, ids }: ChosenNamesProps) {
  const t = useTexts();
  const locale = useLocale() ?? 'en';
  const target = resourceEntities[kind];
  const { entity, byName } = use(loadSchema(target));
  const { data } = useGetMany(target, { ids: [...ids], meta: { fields: titlePaths(entity, byName) } });
  // Whoever may not read them sees how many they are.
  if (!data?.every((one) => one)) return t('userRights.reachCount', { count: ids.length });
  return data.map((one) => recordTitle(one, entity, { entities: byName, locale })).join(' · ');
}
