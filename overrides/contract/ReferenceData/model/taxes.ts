/**
 * VAT rates, with what they apply to (R8, R10) and since when. An `id` and a `code` are never given to another rate:
 * a rate that the law changes ends (`validUntil`), and the new one is a new row.
 */

interface TaxRate {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly rate: number;
  readonly country: string;
  /** Of France: where it holds. */
  readonly region?: 'FR' | 'CORSE' | 'MQ' | 'RE' | 'GP' | 'GF';
  readonly category:
    | 'standard'
    | 'intermediate'
    | 'reduced'
    | 'super_reduced'
    | 'live_show_first'
    | 'live_show'
    | 'exempt';
  /** The last performance, by its number, that the rate is for. */
  readonly maxRepresentationNumber?: number;
  /** Absent where the rate is older than anything that is sold here. */
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly legalBasis?: string;
}

/** CGI 281 quater: the low rate is for a show's first 140 performances. */
const FIRST = 140;

const first = (
  id: number,
  region: TaxRate['region'],
  place: string,
  rate: number,
  basis: string,
): TaxRate => ({
  id,
  code: `${region}-LIVE-FIRST`,
  label: `${place}, 140 premières`,
  rate,
  country: 'FR',
  region,
  category: 'live_show_first',
  maxRepresentationNumber: FIRST,
  legalBasis: basis,
});

const later = (
  id: number,
  region: TaxRate['region'],
  place: string,
  rate: number,
  basis: string,
): TaxRate => ({
  id,
  code: `${region}-LIVE`,
  label: place,
  rate,
  country: 'FR',
  region,
  category: 'live_show',
  legalBasis: basis,
});

const standard = (id: number, region: TaxRate['region'], place: string, rate: number): TaxRate => ({
  id,
  code: `${region}-STANDARD`,
  label: `${place}, taux normal`,
  rate,
  country: 'FR',
  region,
  category: 'standard',
  legalBasis: region === 'CORSE' ? 'CGI art. 278' : 'CGI art. 296',
});

const FRANCE: readonly TaxRate[] = [
  first(1, 'FR', 'Spectacle vivant', 2.1, 'CGI art. 281 quater'),
  later(2, 'FR', 'Spectacle vivant', 5.5, 'CGI art. 278-0 bis F'),
  {
    id: 3,
    code: 'FR-STANDARD',
    label: 'Taux normal',
    rate: 20,
    country: 'FR',
    region: 'FR',
    category: 'standard',
    validFrom: '2014-01-01',
    legalBasis: 'CGI art. 278',
  },
  {
    id: 4,
    code: 'FR-INTERMEDIATE',
    label: 'Taux intermédiaire',
    rate: 10,
    country: 'FR',
    region: 'FR',
    category: 'intermediate',
    validFrom: '2014-01-01',
    legalBasis: 'CGI art. 279',
  },
  first(5, 'CORSE', 'Corse', 0.9, 'CGI art. 297'),
  later(6, 'CORSE', 'Corse', 2.1, 'CGI art. 297'),
  first(7, 'MQ', 'Martinique', 1.05, 'CGI art. 296 ter'),
  later(8, 'MQ', 'Martinique', 2.1, 'CGI art. 296'),
  first(9, 'RE', 'La Réunion', 1.05, 'CGI art. 296 ter'),
  later(10, 'RE', 'La Réunion', 2.1, 'CGI art. 296'),
  first(11, 'GP', 'Guadeloupe', 1.05, 'CGI art. 296 ter'),
  later(12, 'GP', 'Guadeloupe', 2.1, 'CGI art. 296'),
  {
    id: 13,
    code: 'GF-EXEMPT',
    label: 'Guyane',
    rate: 0,
    country: 'FR',
    region: 'GF',
    category: 'exempt',
    legalBasis: 'CGI art. 294',
  },
  {
    id: 14,
    code: 'FR-REDUCED',
    label: 'Taux réduit (manifestations sportives)',
    rate: 5.5,
    country: 'FR',
    region: 'FR',
    category: 'reduced',
    legalBasis: 'CGI art. 278-0 bis',
  },
  standard(15, 'CORSE', 'Corse', 20),
  standard(16, 'MQ', 'Martinique', 8.5),
  standard(17, 'RE', 'La Réunion', 8.5),
  standard(18, 'GP', 'Guadeloupe', 8.5),
];

/** The general rates of the other currencies' countries. The United States have none: sales tax is each state's. */
const ELSEWHERE: readonly TaxRate[] = [
  {
    id: 101,
    code: 'CH-STANDARD',
    label: 'Suisse, taux normal',
    rate: 8.1,
    country: 'CH',
    category: 'standard',
    validFrom: '2024-01-01',
    legalBasis: 'LTVA art. 25',
  },
  {
    id: 102,
    code: 'CH-REDUCED',
    label: 'Suisse, taux réduit',
    rate: 2.6,
    country: 'CH',
    category: 'reduced',
    validFrom: '2024-01-01',
    legalBasis: 'LTVA art. 25',
  },
  {
    id: 103,
    code: 'GB-STANDARD',
    label: 'United Kingdom, standard rate',
    rate: 20,
    country: 'GB',
    category: 'standard',
    validFrom: '2011-01-04',
    legalBasis: 'VATA 1994 s. 2',
  },
  {
    id: 104,
    code: 'CA-GST',
    label: 'Canada, GST',
    rate: 5,
    country: 'CA',
    category: 'standard',
    validFrom: '2008-01-01',
    legalBasis: 'Excise Tax Act s. 165',
  },
  {
    id: 105,
    code: 'MA-STANDARD',
    label: 'Maroc, taux normal',
    rate: 20,
    country: 'MA',
    category: 'standard',
  },
  {
    id: 106,
    code: 'NC-STANDARD',
    label: 'Nouvelle-Calédonie, TGC taux normal',
    rate: 11,
    country: 'NC',
    category: 'standard',
    validFrom: '2018-10-01',
  },
];

export const TAXES: readonly TaxRate[] = [...FRANCE, ...ELSEWHERE];
