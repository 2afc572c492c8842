/** What stands on a printed plan, in both languages. */
import type { PrintedMark } from './shapes.ts';

interface PlanWords {
  readonly title: string;
  readonly room: string;
  readonly drawn: string;
  readonly seats: string;
  readonly marks: Readonly<Record<PrintedMark, string>>;
  readonly plain: string;
}

export const texts: Readonly<Record<'en' | 'fr', PlanWords>> = {
  en: {
    title: 'Seating plan',
    room: 'Room',
    drawn: 'As of',
    seats: 'seats',
    marks: {
      free: 'Free',
      held: 'In a cart',
      reserved: 'Reserved',
      sold: 'Sold',
      blocked: 'Not for sale',
      house: 'House hold',
      contingent: 'Contingent',
      reducedMobility: 'Reduced mobility',
    },
    plain: 'Seat',
  },
  fr: {
    title: 'Plan de salle',
    room: 'Salle',
    drawn: 'État au',
    seats: 'places',
    marks: {
      free: 'Libre',
      held: 'Au panier',
      reserved: 'Réservée',
      sold: 'Vendue',
      blocked: 'Hors vente',
      house: 'Servitude',
      contingent: 'Contingent',
      reducedMobility: 'Mobilité réduite',
    },
    plain: 'Place',
  },
};
