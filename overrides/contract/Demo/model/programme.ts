/** What the demo theatre plays: its rooms, its shows, at which hours and at what price. Made up, but as in a real year. */

export interface DemoVenue {
  readonly name: string;
  readonly seatingName: string;
  readonly capacity: number;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
}

export const demoVenues: readonly DemoVenue[] = [
  {
    name: 'Théâtre des Lumières',
    seatingName: 'Grande Salle',
    capacity: 400,
    address: '12 place des Arts',
    zipCode: '69001',
    city: 'Lyon',
  },
  {
    name: 'Studio Molière',
    seatingName: 'Studio Molière',
    capacity: 90,
    address: '14 place des Arts',
    zipCode: '69001',
    city: 'Lyon',
  },
  {
    name: 'Parc de la Rive',
    seatingName: 'Grande Scène',
    capacity: 1200,
    address: 'Quai des Platanes',
    zipCode: '69007',
    city: 'Lyon',
  },
];

export const demoCategories = ['Théâtre', 'Musique', 'Danse', 'Humour', 'Jeune public', 'Cirque'] as const;

/** Prices of a show by kind: full, reduced, under 26, schools; minor units. Invitations come on top. */
type PriceTable = readonly [full: number, reduced: number, young: number, school?: number];

export interface DemoShow {
  readonly title: string;
  readonly description: string;
  readonly category: (typeof demoCategories)[number];
  readonly venue: 0 | 1 | 2;
  readonly color: string;
  readonly festival?: true;
  readonly hour: string;
  readonly minutes: number;
  /** Days from today on which it plays. */
  readonly days: readonly number[];
  readonly prices: PriceTable;
  /** Share of the room that is sold on the day, from 0 to 1. */
  readonly success: number;
}

const series = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

export const demoShows: readonly DemoShow[] = [
  {
    title: 'Le Misanthrope',
    description:
      'Alceste ne ment jamais, et Paris le lui fait payer. Une mise en scène vive, en costumes d’aujourd’hui.',
    category: 'Théâtre',
    venue: 0,
    color: '#8e2f4f',
    hour: '20:30',
    minutes: 130,
    days: series(-3, 6),
    prices: [2800, 2200, 1200, 900],
    success: 0.82,
  },
  {
    title: 'Cyrano',
    description: 'Neuf comédiens, une échelle et la plus belle tirade du répertoire.',
    category: 'Théâtre',
    venue: 0,
    color: '#b4532a',
    hour: '20:30',
    minutes: 155,
    days: [-40, -39, -38, -37, -36, -35],
    prices: [2900, 2300, 1200, 900],
    success: 0.9,
  },
  {
    title: 'Les Règles du silence',
    description: 'Deux sœurs, une maison à vendre, vingt ans de non-dits.',
    category: 'Théâtre',
    venue: 1,
    color: '#4a5d7e',
    hour: '19:00',
    minutes: 85,
    days: series(-2, 8, 2),
    prices: [1800, 1400, 1000],
    success: 0.7,
  },
  {
    title: 'Antigone au lycée',
    description: 'Sophocle raconté par une classe de terminale.',
    category: 'Théâtre',
    venue: 1,
    color: '#6a6f3a',
    hour: '14:30',
    minutes: 75,
    days: [-10, -9, 4, 5, 11, 12],
    prices: [1400, 1100, 800, 600],
    success: 0.75,
  },
  {
    title: 'Quatuor Ébène et Lune',
    description: 'Haydn, Ravel et une création pour quatuor et bande.',
    category: 'Musique',
    venue: 0,
    color: '#2f6690',
    hour: '20:00',
    minutes: 95,
    days: [-20, 13],
    prices: [3200, 2600, 1500],
    success: 0.68,
  },
  {
    title: 'La Nuit du baroque',
    description: 'De Purcell à Rameau, six heures de musique et une soupe à minuit.',
    category: 'Musique',
    venue: 0,
    color: '#7d5ba6',
    hour: '19:30',
    minutes: 330,
    days: [-27, 27],
    prices: [3600, 2900, 1800],
    success: 0.88,
  },
  {
    title: 'Contretemps',
    description: 'Sept danseurs contre un métronome.',
    category: 'Danse',
    venue: 0,
    color: '#c05780',
    hour: '20:30',
    minutes: 70,
    days: [-16, -15, 9, 10],
    prices: [2600, 2000, 1200],
    success: 0.6,
  },
  {
    title: 'Corps de ville',
    description:
      'Un quartier, ses habitants, leurs gestes : une pièce pour douze amateurs et trois professionnelles.',
    category: 'Danse',
    venue: 1,
    color: '#d88c3a',
    hour: '20:00',
    minutes: 60,
    days: [-6, -5, 15, 16],
    prices: [1500, 1200, 800],
    success: 0.55,
  },
  {
    title: 'Nadia Ferrand : Presque sage',
    description: 'Une heure de rire et dix minutes de vérité.',
    category: 'Humour',
    venue: 1,
    color: '#e07a5f',
    hour: '21:00',
    minutes: 75,
    days: series(-8, 20, 4),
    prices: [2200, 1800, 1200],
    success: 0.95,
  },
  {
    title: 'Le Petit Tailleur d’ombres',
    description: 'Théâtre d’ombres et de papier, dès trois ans.',
    category: 'Jeune public',
    venue: 1,
    color: '#3a7d66',
    hour: '10:30',
    minutes: 40,
    days: [-14, -7, 0, 1, 7, 8, 14],
    prices: [1000, 800, 600, 450],
    success: 0.85,
  },
  {
    title: 'Vertiges',
    description: 'Une piste, un mât, sept acrobates qui n’ont pas peur du vide.',
    category: 'Cirque',
    venue: 0,
    color: '#31708e',
    hour: '18:00',
    minutes: 80,
    days: [-22, -21, 19, 20, 21, 22],
    prices: [2400, 1900, 1200, 900],
    success: 0.72,
  },
  {
    title: 'Rive en fête : Orchestre national des rues',
    description: 'Ouverture du festival. Trente cuivres, aucune partition.',
    category: 'Musique',
    venue: 2,
    color: '#bc4b51',
    festival: true,
    hour: '20:00',
    minutes: 120,
    days: [31],
    prices: [2900, 2400, 1600],
    success: 0.45,
  },
  {
    title: 'Rive en fête : Salif Keïra et les Passeurs',
    description: 'La voix d’or du delta et ses musiciens.',
    category: 'Musique',
    venue: 2,
    color: '#5b8e7d',
    festival: true,
    hour: '21:00',
    minutes: 110,
    days: [32],
    prices: [3400, 2900, 1900],
    success: 0.52,
  },
  {
    title: 'Rive en fête : Bal des vendanges',
    description: 'Deux orchestres, une piste en bois, jusqu’au matin.',
    category: 'Musique',
    venue: 2,
    color: '#f4a259',
    festival: true,
    hour: '22:00',
    minutes: 240,
    days: [33],
    prices: [1500, 1200, 900],
    success: 0.4,
  },
];

/** The kinds of price, in the order in which a seller meets them. */
export const demoPriceKinds = [
  { name: 'Plein tarif', type: 'full_price', group: 0 },
  { name: 'Tarif réduit', type: 'reduced', group: 1 },
  { name: 'Moins de 26 ans', type: 'reduced', group: 1 },
  { name: 'Scolaire', type: 'scholar', group: 2 },
] as const;

export const demoInvitation = { name: 'Invitation', type: 'exempted', group: 3 } as const;

export const demoPriceGroups = ['Plein tarif', 'Tarifs réduits', 'Groupes et écoles', 'Gratuités'] as const;
