/** The first customers of a change before it is made, each with what would change. */
import { Link, TableCell, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { CustomerChangePreview } from '../../../../schema/generated/customers/CustomerChangePreview.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { PatchValues } from './PatchValue.tsx';
import { useTexts } from './useTexts.ts';

interface SampleTableProps {
  readonly preview: CustomerChangePreview;
  readonly isDeletion?: boolean;
}

export function SampleTable({ preview: { sample }, isDeletion }: SampleTableProps) {
  const t = useTexts();
  if (sample.length === 0) return null;
  return (
    <SmallTable
      label={t('massChange.sample')}
      columns={[
        { name: 'customer', head: t('massChange.customer') },
        ...(isDeletion
          ? [{ name: 'city', head: t('massChange.city') }]
          : [
              { name: 'before', head: t('massChange.before') },
              { name: 'after', head: t('massChange.after') },
            ]),
      ]}
    >
      {sample.map(({ customer, name, city, isRefused, before, after }) => (
        <TableRow key={customer}>
          <TableCell>
            <Link component={RouterLink} to={screenPath('CrmCustomer', 'show', customer)}>
              {name}
            </Link>
          </TableCell>
          {isDeletion && <TableCell>{city ?? '–'}</TableCell>}
          {!isDeletion && isRefused && <TableCell colSpan={2}>{t('massChange.refused')}</TableCell>}
          {!isDeletion && !isRefused && (
            <>
              <TableCell>
                <PatchValues values={before} of={after} />
              </TableCell>
              <TableCell>
                <PatchValues values={after} of={after} />
              </TableCell>
            </>
          )}
        </TableRow>
      ))}
    </SmallTable>
  );
}
