import { describe, expect, it } from 'vitest';
import { type Audit, describeAudit } from './describeAudit.ts';

const audit: Audit = {
  operator: 'Théâtre du Parc',
  record: 'RCS 123',
  vatNumber: null,
  timezone: 'Europe/Paris',
  start: '2026-04-01T02:00:00Z',
  end: '2026-05-01T02:00:00Z',
  drawnAt: '2026-05-02T09:00:00Z',
  isDemo: false,
  chains: [{ series: 'T', count: 8, first: 11, last: 20, signature: 'abcdefghijklmnopqrstuvwxyz' }],
  rates: [{ rate: 5.5, currency: 'EUR', gross: 10_550, net: 10_000, tax: 550 }],
  methods: [{ code: 'cash', label: 'Espèces', currency: 'EUR', amount: 10_550 }],
  events: [{ type: 'sale', currency: 'EUR', count: 8, total: 10_550 }],
  perpetual: [{ currency: 'EUR', before: 100_000, after: 110_550 }],
};

describe('an audit document', () => {
  it('tells each chain with what is missing of it, totals, and the perpetual total before and after', () => {
    const sheet = describeAudit(audit, 'en');
    expect(sheet.tables.map(({ rows }) => rows)).toEqual([
      [['T · sales', '8', '11', '20', '2', 'abcdefghijklmnop…']],
      [['5.5%', '€105.50', '€100.00', '€5.50']],
      [['Espèces', '€105.50']],
      [['Sales', '8', '€105.50']],
      [['EUR', '€1,000.00', '€105.50', '€1,105.50']],
    ]);
    expect(sheet.state).toBe('Records of the journal for the tax administration');
  });

  it('says of a demonstration that it is one, and of an empty period that nothing was recorded', () => {
    expect(describeAudit({ ...audit, isDemo: true }, 'fr').state).toBe('Démonstration – aucune vente réelle');
    expect(describeAudit({ ...audit, chains: [] }, 'fr')).toMatchObject({
      tables: [],
      note: 'Le journal ne contient aucun enregistrement pour cette période.',
    });
  });
});
