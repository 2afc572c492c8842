/** Customers who look alike: what each has, why they are here, and what becomes of those chosen. */
import { Button, Checkbox, Chip, Paper, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { DuplicateGroup } from '../../../../schema/generated/customers/DuplicateGroup.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { MOST_MERGED } from '../model/mergeCustomers.ts';
import { useTexts } from './useTexts.ts';

interface DuplicateCardProps {
  readonly group: DuplicateGroup;
  readonly onDecided: () => void;
}

type Customer = DuplicateGroup['customers'][number];

export function DuplicateCard({ group, onDecided }: DuplicateCardProps) {
  const t = useTexts();
  const titleId = useId();
  const notify = useNotify();
  const mayWrite = useHas('customers.write');
  const distinguish = useAction('CustomerDistinction.create');
  const { customers, pairs, score } = group;
  const [chosen, setChosen] = useState(() =>
    customers.slice(0, MOST_MERGED).map(({ customerId }) => customerId),
  );
  const reasons = [...new Set(pairs.flatMap((pair) => pair.reasons))];
  const decide = async () => {
    for (const { first, second } of pairs) {
      if (!chosen.includes(first) || !chosen.includes(second)) continue;
      const body = { first: `/crm/customers/${first}`, second: `/crm/customers/${second}` };
      const { isDone } = await distinguish.run({ body });
      if (!isDone) return;
    }
    notify(t('duplicates.distinctDone'), { type: 'success' });
    onDecided();
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
          {t('duplicates.group', { name: customers[0]?.displayName ?? '', count: customers.length })}
        </Typography>
        <Chip size="small" color="primary" variant="outlined" label={t('duplicates.score', { score })} />
        {reasons.map((reason) => (
          <Chip key={reason} size="small" label={t(`duplicates.reasons.${reason}`)} />
        ))}
      </Stack>
      <SmallTable
        label={t('duplicates.table', { name: customers[0]?.displayName ?? '' })}
        columns={[
          { name: 'customer', head: t('duplicates.customer') },
          { name: 'emails', head: t('duplicates.emails') },
          { name: 'phones', head: t('duplicates.phones') },
          { name: 'birthday', head: t('duplicates.birthday') },
          { name: 'address', head: t('duplicates.address') },
        ]}
      >
        {customers.map((customer) => (
          <CustomerLine
            key={customer.customerId}
            customer={customer}
            isChosen={chosen.includes(customer.customerId)}
            onChange={
              mayWrite
                ? (isOn) =>
                    setChosen(
                      isOn
                        ? [...chosen, customer.customerId]
                        : chosen.filter((id) => id !== customer.customerId),
                    )
                : undefined
            }
          />
        ))}
      </SmallTable>
      <ProblemAlert error={distinguish.refusal?.error} />
      {mayWrite && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
          <Button
            variant="contained"
            component={Link}
            to={`/customers/merge?ids=${chosen.join(',')}`}
            disabled={chosen.length < 2 || chosen.length > MOST_MERGED}
          >
            {t('duplicates.merge')}
          </Button>
          <Button
            disabled={chosen.length < 2 || distinguish.isPending}
            onClick={() => void decide()}
            color="inherit"
          >
            {t('duplicates.distinct')}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}

interface CustomerLineProps {
  readonly customer: Customer;
  readonly isChosen: boolean;
  /** Absent: nothing is to be chosen. */
  readonly onChange: ((isOn: boolean) => void) | undefined;
}

function CustomerLine({ customer, isChosen, onChange }: CustomerLineProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { customerId, displayName, emailList, phoneList, birthday, address, zipcode, city } = customer;
  const born = birthday && new Date(`${birthday}T00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' });
  return (
    <TableRow>
      <TableCell>
        {onChange && (
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-label': t('duplicates.choose', { name: displayName }) } }}
          />
        )}
        <Link to={screenPath('CrmCustomer', 'show', customerId)}>{displayName}</Link>
      </TableCell>
      <TableCell>{emailList?.join(', ')}</TableCell>
      <TableCell>{phoneList?.join(', ')}</TableCell>
      <TableCell>{born}</TableCell>
      <TableCell>{[address, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</TableCell>
    </TableRow>
  );
}
