/** What is taken instead: another performance with what is left of it, and its places by price or on the map. */
import { Box, Paper, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import {
  changeQuantity,
  countOf,
  findLocalDay,
  type RegisterPrice,
  searchPerformances,
} from '../../CashRegister/model.ts';
import { PerformanceList } from '../../CashRegister/screens/PerformanceList.tsx';
import { PriceList } from '../../CashRegister/screens/PriceList.tsx';
import { SeatPane } from '../../CashRegister/screens/SeatPane.tsx';
import { useSellFrom } from '../../CashRegister/screens/SellFrom.tsx';
import type { useCart } from '../../CashRegister/screens/useCart.ts';
import { useProgramme } from '../../CashRegister/screens/useProgramme.ts';
import { useTexts } from './useTexts.ts';

interface ExchangeTargetProps {
  readonly currency: string;
  readonly cart: ReturnType<typeof useCart>;
}

export function ExchangeTarget({ currency, cart }: ExchangeTargetProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const [day, setDay] = useState<string | undefined>(undefined);
  const [selected, setSelected] = useState<string | undefined>(undefined);
  /** The performance whose map is open. */
  const [mapOf, setMapOf] = useState<string>();
  const searchField = useRef<HTMLInputElement>(null);
  const programme = useProgramme(day);
  const performances = useMemo(() => {
    const payable = programme.data?.filter(({ startDate, timezone, ...one }) => {
      const local = findLocalDay(startDate, timezone);
      return one.currency === currency && (day ? local === day : Date.parse(startDate) > Date.now());
    });
    return payable && searchPerformances(payable, search);
  }, [programme.data, day, search, currency]);
  const { offered: performance, choose: sellFrom } = useSellFrom(
    performances?.find(({ iri }) => iri === selected),
  );
  const add = (price: RegisterPrice, by: number) => {
    if (!performance) return;
    const held = countOf(cart.held, performance, price);
    cart.change(changeQuantity(cart.lines, { performance, price, by, held }));
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="exchange-target">
      <Typography id="exchange-target" variant="h2" sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 0, sm: 0 } }}>
        {t('exchange.target')}
      </Typography>
      <ProblemAlert error={programme.error} />
      <Box sx={PANES}>
        <Box sx={{ minHeight: 0, height: { xs: 320, md: 480 } }}>
          <PerformanceList
            performances={performances}
            selected={performance?.iri}
            onSelect={setSelected}
            search={search}
            onSearch={setSearch}
            day={day}
            onDay={setDay}
            searchField={searchField}
          />
        </Box>
        <Box
          sx={{
            minWidth: 0,
            minHeight: 0,
            height: { md: 480 },
            overflow: 'auto',
            bgcolor: 'background.default',
          }}
        >
          {performance && mapOf === performance.iri ? (
            <SeatPane
              performance={performance}
              cart={cart}
              onFrom={sellFrom}
              onBack={() => setMapOf(undefined)}
            />
          ) : (
            <PriceList
              performance={performance}
              lines={cart.lines}
              onChange={add}
              onMap={() => setMapOf(performance?.iri)}
              onFrom={sellFrom}
              hasKeys={false}
            />
          )}
        </Box>
      </Box>
    </Paper>
  );
}

const PANES = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '340px 1fr' }, mt: 1 } as const;
