/** The seat map in the place of the prices: a seat pressed is in the cart, and in no other one, a moment later. */
import { useLocaleState } from 'ra-core';
import { Suspense } from 'react';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { isSameCart, listHeldSeats, nameSeats, type RegisterPerformance, toggleSeat } from '../model.ts';
import { SellFrom } from './SellFrom.tsx';
import type { useCart } from './useCart.ts';

const ChooseSeats = lazyPart(
  async () => (await import('../../../seating/SeatMap/screens/ChooseSeats.tsx')).ChooseSeats,
);

interface SeatPaneProps {
  readonly performance: RegisterPerformance;
  readonly cart: ReturnType<typeof useCart>;
  /** Another contingent is sold from. */
  readonly onFrom: (contingent: string) => void;
  readonly onBack: () => void;
}

export function SeatPane({ performance, cart, onFrom, onBack }: SeatPaneProps) {
  const [locale] = useLocaleState();
  const given = listHeldSeats(isSameCart(cart.lines, cart.held) ? (cart.cart?.cartItemList ?? []) : []);
  const own = cart.lines.filter((line) => line.performance.iri === performance.iri);
  return (
    <Suspense>
      <ChooseSeats
        key={performance.iri}
        eventDate={performance.iri}
        title={performance.title}
        prices={performance.prices.map(({ iri, name, facialValue }) => ({
          iri,
          name,
          amount: formatMoney(facialValue, performance.currency, locale),
        }))}
        contingents={performance.contingents}
        contingent={performance.contingent?.iri}
        chosen={nameSeats(own, given).flatMap(({ seats }) => seats ?? [])}
        refused={cart.error}
        onToggle={(seat, iri) => {
          const price = performance.prices.find((one) => one.iri === iri);
          cart.change(toggleSeat(cart.lines, { performance, price, seat, given }));
        }}
        onBack={onBack}
      >
        <SellFrom performance={performance} onChoose={onFrom} />
      </ChooseSeats>
    </Suspense>
  );
}
