import { describe, expect, it } from 'vitest';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { suggestMapping } from './suggestMapping.ts';

const suggest = (name: 'Venue' | 'OfferRule' | 'Customer', ...columns: string[]) =>
  suggestMapping({ descriptor: descriptors[name] }, columns);

describe('the column of a file', () => {
  it('is known by a label in either language, whatever its case and accents', () => {
    expect(suggest('Venue', 'NOM', 'city', 'Code Postal')).toEqual({
      NOM: 'name',
      city: 'city',
      'Code Postal': 'zipCode',
    });
  });

  it('is known by a word that one label alone has', () => {
    expect(suggest('Venue', 'Pays')).toEqual({ Pays: 'countryCode' });
  });

  it('is not taken from the one that is called exactly so', () => {
    expect(suggest('Venue', 'Pays', 'Code pays')).toEqual({ Pays: null, 'Code pays': 'countryCode' });
  });

  it('is left out where several labels have the word', () => {
    expect(suggest('Venue', 'Code')).toEqual({ Code: null });
  });

  it('that a report of refused rows added is no value', () => {
    const labels = descriptors.OfferRule.properties.map(({ label }) => label.fr);
    expect(labels.filter((label) => / ligne$/.test(label))).toHaveLength(1);
    expect(suggest('OfferRule', 'Titre', 'Ligne', 'Erreur')).toEqual({
      Titre: 'title',
      Ligne: null,
      Erreur: null,
    });
  });
});
