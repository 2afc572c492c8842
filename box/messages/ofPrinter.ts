/** Messages about a printer of the box, as the relay passes them on. */
import * as z from 'zod';

export const ofPrinter = z.object({ printerSlug: z.string() });

/** A page that a printer keeps, counted from 1. */
export const ofPage = ofPrinter.extend({ jobKey: z.string(), page: z.number() });

/** Without a printer, all of them. */
export const ofSomePrinters = ofPrinter.partial();
