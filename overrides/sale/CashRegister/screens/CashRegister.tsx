/** The cash register: choose places, take the money, print. Three panes, three steps, every one by key or by touch. */
import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'ra-core';
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { isKept } from '../../Cart/model.ts';
import {
  changeQuantity,
  countOf,
  findCurrency,
  findLocalDay,
  isNext,
  listHeldSeats,
  listSavings,
  type RegisterPrice,
  searchPerformances,
  sumLines,
} from '../model.ts';
import { CartPanel } from './CartPanel.tsx';
import { readVerdicts } from './CodeField.tsx';
import { DonePanel } from './DonePanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PerformanceList } from './PerformanceList.tsx';
import { PriceList } from './PriceList.tsx';
import { SeatPane } from './SeatPane.tsx';
import { useSellFrom } from './SellFrom.tsx';
import { PROGRAMME_KEY, useProgramme } from './useProgramme.ts';
import { useRegisterKeys } from './useRegisterKeys.ts';
import { useSale } from './useSale.ts';

const ParkDialog = lazyPart(async () => (await import('./ParkDialog.tsx')).ParkDialog);
const ReserveDialog = lazyPart(async () => (await import('./ReserveDialog.tsx')).ReserveDialog);

/** Fills the window under the frame: a register has no page to scroll, its panes scroll by themselves. */
export function CashRegister() {
  const translate = useTranslate();
  const title = translate('register.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Typography component="h1" sx={UNSEEN}>
        {title}
      </Typography>
      <SessionGate>
        <Register />
      </SessionGate>
    </>
  );
}

interface Choice {
  readonly search: string;
  readonly day?: string | undefined;
  readonly selected?: string | undefined;
}

function Register() {
  const [search, setSearch] = useState('');
  const [day, setDay] = useState<string | undefined>(undefined);
  // The first page opens the sale of one performance.
  const [wanted] = useSearchParams();
  const [selected, setSelected] = useState(wanted.get('performance') ?? undefined);
  /** The performance whose map is open. */
  const [mapOf, setMapOf] = useState<string>();
  const searchField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const programme = useProgramme(day);
  const client = useQueryClient();
  const sale = useSale();
  const [asking, setAsking] = useState<'park' | 'reserve' | undefined>(undefined);
  const mayReserve = useHas('sales.reserve');
  const ask = (what: 'park' | 'reserve') => sale.cart.lines.length > 0 && setAsking(what);
  const whom = sale.name || (sale.customer?.displayName ?? '');
  useSessionDraft<Choice>({
    key: 'register/choice',
    read: () => (search || day || selected ? { search, day, selected } : undefined),
    restore: (kept) => {
      setSearch(kept.search);
      setDay(kept.day);
      setSelected(kept.selected);
    },
  });

  const performances = useMemo(() => {
    const onDay = programme.data?.filter(({ startDate, timezone }) => {
      const local = findLocalDay(startDate, timezone);
      return day ? local === day : local >= findLocalDay(new Date(), timezone);
    });
    return onDay && searchPerformances(onDay, search);
  }, [programme.data, day, search]);
  const next = performances?.find((one) => isNext(one, Date.now()));
  const shown = performances?.find(({ iri }) => iri === selected) ?? next ?? performances?.[0];
  const { offered: performance, choose: sellFrom } = useSellFrom(shown);

  const add = useCallback(
    (price: RegisterPrice, by: number) => {
      if (!performance) return;
      const held = countOf(sale.cart.held, performance, price);
      sale.cart.change(changeQuantity(sale.cart.lines, { performance, price, by, held }));
    },
    [performance, sale.cart],
  );
  const giveUp = useCallback(() => {
    sale.cart.forget();
    void client.invalidateQueries({ queryKey: PROGRAMME_KEY });
  }, [sale.cart.forget, client]);

  const isMap = sale.step === 'choose' && performance?.isNumbered === true && mapOf === performance.iri;

  useRegisterKeys({
    step: sale.step,
    prices: performance?.prices ?? [],
    onPrice: add,
    onPay: () => sale.cart.lines.length > 0 && sale.pay(),
    onPark: () => ask('park'),
    onReserve: () => mayReserve && ask('reserve'),
    onBack: () => (isMap ? setMapOf(undefined) : sale.back()),
    onNewSale: sale.restart,
    onSearch: () => searchField.current?.focus(),
    onCode: () => codeField.current?.focus(),
  });

  // On a phone the money has the screen to itself: nothing to scroll past between the cart and the change.
  const isChoosing = sale.step === 'choose';
  const choice = { display: { xs: isChoosing ? 'block' : 'none', sm: 'block' } };
  const isList = isChoosing && !isMap;

  return (
    <Box
      sx={
        isList ? PANES : { ...PANES, gridTemplateRows: { ...ROWS, xs: isMap ? '0 auto auto' : '0 0 auto' } }
      }
    >
      <Box
        sx={{
          display: { xs: isList ? 'block' : 'none', sm: 'block' },
          gridArea: 'list',
          borderRight: { sm: 1 },
          borderColor: { sm: 'divider' },
          minHeight: 0,
        }}
      >
        {programme.error ? (
          <Box sx={{ p: 2 }}>
            <ProblemAlert error={programme.error} />
          </Box>
        ) : (
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
        )}
      </Box>
      <Box
        sx={{ ...choice, gridArea: 'prices', overflow: 'auto', minHeight: 0, bgcolor: 'background.default' }}
      >
        {isMap && performance ? (
          <SeatPane
            performance={performance}
            cart={sale.cart}
            onFrom={sellFrom}
            onBack={() => setMapOf(undefined)}
          />
        ) : (
          <PriceList
            performance={performance}
            lines={sale.cart.lines}
            onChange={add}
            onMap={() => setMapOf(performance?.iri)}
            onFrom={sellFrom}
            hasKeys
          />
        )}
      </Box>
      <Box
        sx={{
          gridArea: 'cart',
          borderLeft: { sm: 1 },
          borderColor: { sm: 'divider' },
          minHeight: 0,
          bgcolor: 'background.paper',
        }}
      >
        <SalePanel sale={sale} codeField={codeField} onExpired={giveUp} onAsk={ask} />
      </Box>
      <Suspense>
        {asking === 'park' && (
          <ParkDialog name={whom} onPark={sale.park} onClose={() => setAsking(undefined)} />
        )}
        {asking === 'reserve' && (
          <ReserveDialog
            name={whom}
            lines={sale.cart.lines}
            onReserve={sale.reserve}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** There for whoever hears the screen; the panes show the rest. */
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const ROWS = { xs: '320px auto auto', sm: '42% 1fr', md: '1fr' } as const;

const PANES = {
  display: 'grid',
  height: { sm: 'calc(100dvh - 56px)', md: '100dvh' },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 340px', md: '312px 1fr 352px' },
  gridTemplateAreas: {
    xs: '"list" "prices" "cart"',
    sm: '"list cart" "prices cart"',
    md: '"list prices cart"',
  },
  gridTemplateRows: ROWS,
  bgcolor: 'background.paper',
} as const;

function SalePanel({
  sale,
  codeField,
  onExpired,
  onAsk,
}: {
  readonly sale: ReturnType<typeof useSale>;
  readonly codeField: RefObject<HTMLInputElement | null>;
  readonly onExpired: () => void;
  readonly onAsk: (what: 'park' | 'reserve') => void;
}) {
  const { cart, checkout, order } = sale;
  const currency = cart.cart?.currency ?? findCurrency(cart.lines, 'EUR');
  // What is held is the total to pay only once all that was chosen is held.
  const settled = cart.isSettled ? cart.cart : null;
  const total = settled?.customerPaidAmount ?? sumLines(cart.lines);
  const [locale] = useLocaleState();
  const until = cart.cart && isKept(cart.cart) ? (cart.cart.expiresAt ?? undefined) : undefined;
  if (order) {
    return (
      <DonePanel
        order={order}
        change={sale.change}
        printing={sale.printing.printing}
        onPrintAgain={() => void sale.printing.print(order)}
        onNewSale={sale.restart}
      />
    );
  }
  if (sale.method) {
    return (
      <PaymentPanel
        key={sale.method}
        total={total}
        currency={currency}
        method={sale.method}
        payment={sale.payment}
        mayPrint={sale.printing.mayPrint}
        isWorking={checkout.isPending}
        error={checkout.refusal?.error}
        onMethod={sale.setMethod}
        onBack={sale.back}
        onConfirm={(tender) => void sale.confirm(tender).catch(() => sale.back())}
        cart={settled?.['@id']}
        terminals={sale.printing.terminals}
        listPayments={checkout.listPayments}
        held={sale.held}
        onHeld={sale.setHeld}
      />
    );
  }
  return (
    <CartPanel
      lines={cart.lines}
      seats={listHeldSeats(settled?.cartItemList ?? [])}
      savings={listSavings(settled?.cartItemWithOfferList ?? [])}
      total={total}
      codes={cart.codes}
      verdicts={readVerdicts(settled?.couponValidityMap)}
      onCodes={cart.changeCodes}
      codeField={codeField}
      currency={currency}
      expiresAt={cart.cart?.expiresAt ?? undefined}
      error={cart.error}
      comment={sale.comment}
      onComment={sale.setComment}
      customer={sale.customer}
      onCustomer={sale.setCustomer}
      onRemove={(line) => cart.change(cart.lines.filter((other) => other !== line))}
      onClear={() => cart.change([])}
      onPark={() => onAsk('park')}
      onReserve={() => onAsk('reserve')}
      reservedUntil={
        until && formatInstant(until, cart.lines[0]?.performance.timezone ?? 'UTC', locale, 'dateTime')
      }
      mayPrint={sale.printing.mayPrint}
      payment={sale.payment}
      onPay={sale.pay}
      onExpired={onExpired}
    />
  );
}
