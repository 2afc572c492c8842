/**
 * The register's keys: 1–9 add a price (with Shift take one away), Enter pays, P parks, R reserves, Esc goes back, / searches,
 * C enters a code.
 */
import { useEffect, useRef } from 'react';
import type { RegisterPrice } from '../model.ts';

interface RegisterKeys {
  readonly step: 'choose' | 'pay' | 'done';
  readonly prices: readonly RegisterPrice[];
  readonly onPrice: (price: RegisterPrice, by: number) => void;
  readonly onPay: () => void;
  readonly onPark: () => void;
  readonly onReserve: () => void;
  readonly onBack: () => void;
  readonly onNewSale: () => void;
  readonly onSearch: () => void;
  readonly onCode: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A control that has the focus keeps Enter for itself, so that Tab and Enter still walk the screen. */
const takesEnter = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, [role="button"], form') !== null;

/** @returns whether the key meant something here. */
function pressKey(event: KeyboardEvent, keys: RegisterKeys): boolean {
  const digit = /^Digit([1-9])$|^Numpad([1-9])$/.exec(event.code);
  if (keys.step === 'choose' && digit) {
    const price = keys.prices[Number(digit[1] ?? digit[2]) - 1];
    if (price) keys.onPrice(price, event.shiftKey ? -1 : 1);
    return Boolean(price);
  }
  if (event.key === 'Enter' && !takesEnter(event.target)) {
    if (keys.step === 'choose') keys.onPay();
    if (keys.step === 'done') keys.onNewSale();
    return keys.step !== 'pay';
  }
  if (event.key.toLowerCase() === 'p' && keys.step === 'choose') {
    keys.onPark();
    return true;
  }
  if (event.key.toLowerCase() === 'r' && keys.step === 'choose') {
    keys.onReserve();
    return true;
  }
  if (event.key === '/' && keys.step === 'choose') {
    keys.onSearch();
    return true;
  }
  if (event.key.toLowerCase() === 'c' && keys.step === 'choose') {
    keys.onCode();
    return true;
  }
  return false;
}

export function useRegisterKeys(keys: RegisterKeys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return latest.current.onBack();
      if (!isTyping(event.target) && pressKey(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
