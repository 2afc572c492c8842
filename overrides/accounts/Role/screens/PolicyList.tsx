/** What a role allows, by the names of its policies and what each is bound to, wherever a generated screen shows it. */
import { Box } from '@mui/material';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { policyByCode } from '../../Policy/model.ts';
import { readDraft } from '../../UserRights/model.ts';
import { ReachNames } from '../../UserRights/screens/ReachNames.tsx';
import { useTexts } from '../../UserRights/screens/useTexts.ts';

const { useRecord } = partsOf('Role');

export function PolicyList() {
  const t = useTexts();
  const draft = readDraft(useRecord()?.policies);
  const held = [...policyByCode.values()].filter(({ code }) => draft[code] !== undefined);
  return (
    <Box component="ul" sx={listSx}>
      {held.map(({ code, resourceType }) => (
        <li key={code}>
          {t(`userRights.policy.${code}.name`)}
          {resourceType && <ReachNames kind={resourceType} reach={draft[code] ?? 'all'} />}
        </li>
      ))}
    </Box>
  );
}

const listSx = {
  m: 0,
  pl: 2.5,
  columnGap: 4,
  columnWidth: 240,
  '& li': { breakInside: 'avoid', py: 0.25 },
  '& li > p': { pl: 0, pt: 0, fontWeight: 400, color: 'text.secondary' },
  // A cell is one line.
  'td &': { display: 'flex', columnGap: 2.5, pl: 0, listStyle: 'none' },
  'td & li > p': { display: 'none' },
} as const;
