/** The screens of names at resellers, fetched together. */
export { ContingentNames, Names, PriceNames, SeatingNames, ShowNames } from './NamePages.tsx';
