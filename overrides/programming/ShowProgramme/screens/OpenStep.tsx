/** Last step: what buyers will see, what is missing with the way to it, and opening. */
import { Alert, Box, Button, Paper, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { FormEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ProgrammedPrice } from '../../../../schema/generated/programming/ProgrammedPrice.ts';
import type { SaleMoment } from '../../../../schema/generated/programming/SaleMoment.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { formatDay } from './MonthCalendar.tsx';
import { nameVenue } from './nameVenue.ts';
import { StepFoot } from './StepFoot.tsx';
import { useSeatGroups } from './useChoices.ts';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

/** Which step gives what is missing. */
const stepOf = { dates: 'dates', coming: 'dates', prices: 'prices', stock: 'stock', sale: 'sale' } as const;

const idOf = (iri: string) => iri.split('/').at(-1) ?? '';

export function OpenStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const client = useQueryClient();
  const open = useAction('Ticketing.openProgramme');
  const { dates, missing, opened } = programme;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await open.run({ id: show['@id'] });
    if (!outcome.isDone) return;
    onSaved(outcome.answer);
    await client.invalidateQueries({ queryKey: ['EventDate'] });
  };
  if (dates.length === 0 && opened > 0) return <Opened show={show} opened={opened} />;
  const clashes = dates.filter(({ clash }) => clash).length;
  return (
    <form onSubmit={(event) => void submit(event)}>
      {missing.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{t('newShow.open.missing')}</strong>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {missing.map((what) => (
              <Button
                key={what}
                component={RouterLink}
                to={`?show=${idOf(show['@id'])}&step=${stepOf[what]}`}
                size="small"
                variant="outlined"
                color="inherit"
              >
                {t(`newShow.open.goTo.${what}`)}
              </Button>
            ))}
          </Box>
        </Alert>
      ) : (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('newShow.open.ready')} {t('newShow.open.effect')}
        </Alert>
      )}
      {clashes > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('newShow.open.clashes', { smart_count: clashes })}
        </Alert>
      )}
      <Summary show={show} programme={programme} />
      <StepFoot
        label={t('newShow.open.open', { smart_count: dates.length })}
        isPending={open.isPending}
        isDisabled={missing.length > 0}
        error={open.refusal?.error}
        onPrevious={onPrevious}
      />
    </form>
  );
}

function Opened({ show, opened }: Pick<StepProps, 'show'> & { readonly opened: number }) {
  const t = useTexts();
  return (
    <Paper variant="outlined" role="status" sx={{ p: 4, textAlign: 'center' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('newShow.open.opened', { smart_count: opened })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('newShow.open.openedText')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button
          component={RouterLink}
          to={`${screenPath('EventDate', 'list')}?filter=${encodeURIComponent(JSON.stringify({ ticketing: show['@id'] }))}`}
          variant="contained"
        >
          {t('newShow.open.seeThem')}
        </Button>
        <Button component={RouterLink} to={screenPath('EventDate', 'create')} variant="outlined">
          {t('newShow.open.another')}
        </Button>
      </Box>
    </Paper>
  );
}

function Summary({ show, programme }: Pick<StepProps, 'show' | 'programme'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { dates, prices, unlimitedStock, totalStock, opens, closes } = programme;
  const momentText = (edge: 'opens' | 'closes', { kind, at, amount, unit }: SaleMoment) => {
    if (kind === 'none') return t(`newShow.open.${edge}None`);
    if (kind === 'at') return t(`newShow.open.${edge}At`, { when: formatLocal(at, locale) });
    return t(`newShow.open.${edge}Before`, {
      span: t(`newShow.open.spans.${unit}`, { smart_count: amount }),
    });
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby="buyers" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="buyers" variant="h2" sx={{ mb: 2 }}>
        {t('newShow.open.buyers')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box>
          <Fact label={t('newShow.open.dates')}>
            {nameVenue(show.venue)}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, columns: { sm: 2 } }}>
              {dates.map(({ start, clash }) => (
                <Box
                  component="li"
                  key={start}
                  className="num"
                  sx={{ color: clash ? 'warning.main' : undefined }}
                >
                  {formatLocal(start, locale)}
                </Box>
              ))}
            </Box>
          </Fact>
        </Box>
        <Box>
          <Fact label={t('newShow.open.prices')}>
            <Prices prices={prices} currency={show.currency} />
          </Fact>
          <Fact label={t('newShow.open.places')}>
            {unlimitedStock ? t('newShow.open.unlimited') : (totalStock ?? '–')}
          </Fact>
          <Fact label={t('newShow.open.sale')}>
            {momentText('opens', opens)}, {momentText('closes', closes)}
          </Fact>
        </Box>
      </Box>
    </Paper>
  );
}

const formatLocal = (local: string, locale: string) =>
  `${formatDay(local.slice(0, 10), locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })} ${local.slice(11)}`;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box>{children}</Box>
    </Box>
  );
}

function Prices({
  prices,
  currency,
}: {
  readonly prices: readonly ProgrammedPrice[];
  readonly currency: string;
}) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const groups = useSeatGroups().data?.member ?? [];
  return (
    <Table size="small">
      <TableBody>
        {prices.map((price) => (
          <TableRow key={`${price.name} ${price.seatGroup} ${price.sellingDeviceList.join()}`}>
            <TableCell sx={{ pl: 0 }}>
              {price.name}
              {price.withoutTaxReason && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('newShow.open.withoutVat', { reason: price.withoutTaxReason })}
                </Typography>
              )}
            </TableCell>
            <TableCell>{groups.find((group) => group['@id'] === price.seatGroup)?.label}</TableCell>
            <TableCell className="num" align="right">
              {formatMoney(price.facialValue, currency, locale)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
