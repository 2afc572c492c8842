/** What a customer reads about their option. */
import { expect, it } from 'vitest';
import { type OptionNotice, writeOptionMail } from './writeOptionMail.ts';

const notice: OptionNotice = {
  email: 'lise@example.test',
  language: 'en',
  organiser: 'Théâtre des Quais',
  name: 'Lise',
  message: null,
  until: null,
  timezone: 'Europe/Paris',
  status: 'approved',
  performances: [],
};

const cyrano = {
  status: 'approved',
  title: 'Cyrano',
  timezone: 'Europe/Paris',
  start: '2026-11-25T19:00:00Z',
  offered: null,
  places: 1,
};

const write = (performance: Partial<typeof cyrano>, language: string) =>
  writeOptionMail({ ...notice, language, performances: [{ ...cyrano, ...performance }] }).text;

it.each([
  [{ places: 1 }, 'en', ': 1 place, option approved.'],
  [{ places: 12 }, 'en', ': 12 places, option approved.'],
  [{ places: 1, status: 'pending' }, 'en', ': 1 place requested, answer to follow.'],
  [{ places: 1 }, 'fr', ': 1 place, option acceptée.'],
  [{ places: 2, status: 'pending' }, 'fr', ': votre demande de 2 places est à l’étude.'],
])('counts places as people do: %j in %s', (performance, language, words) => {
  expect(write(performance, language).replaceAll('\u00a0', ' ')).toContain(words);
});
