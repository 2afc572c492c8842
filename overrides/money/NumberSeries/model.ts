/** Documents that are numbered without gaps: a series for each contract and kind. `server/drawNumbers.ts` draws from them. */
export type Series = 'desk_session' | 'invoice' | 'order' | 'ticket';
