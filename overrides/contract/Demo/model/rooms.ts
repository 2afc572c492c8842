/** Three rooms as they are built elsewhere, drawn as the editor draws: a theatre with balconies, a cabaret, an arena. */
import {
  type Drawing,
  type DrawnSeat,
  makeRows,
  type RowsToAdd,
  type SeatType,
} from '../../../seating/SeatConfig/model.ts';
import { makeArea } from '../../../seating/SeatShapes/model/makeArea.ts';
import { makeTables } from '../../../seating/SeatShapes/model/makeTables.ts';
import { turnSeats } from '../../../seating/SeatShapes/model/turnSeats.ts';
import type { demoCategories } from './programme.ts';

export interface DemoRoom {
  readonly name: string;
  readonly seatingName: string;
  readonly address: string;
  readonly zipCode: string;
  readonly drawing: Drawing;
  /** By zone; the last one has no zone and is for all others. */
  readonly groups: readonly {
    readonly label: string;
    readonly color: string;
    readonly zones: readonly string[];
    /** Full price, minor units. */
    readonly price: number;
  }[];
  readonly show: {
    readonly title: string;
    readonly description: string;
    readonly category: (typeof demoCategories)[number];
    readonly color: string;
    readonly hour: string;
    readonly minutes: number;
    /** Days from today on which it plays. */
    readonly days: readonly number[];
  };
}

const ROWS: Omit<RowsToAdd, 'rows' | 'seats' | 'firstRow' | 'floor' | 'zone'> = {
  skipsLetters: true,
  numbering: 'oddEven',
  arc: 0,
  aisleAfter: 0,
  type: 'normal',
};

/** Parts of a room, one after the other, numbered on. */
function join(parts: readonly ((key: number) => readonly DrawnSeat[])[]): readonly DrawnSeat[] {
  const seats: DrawnSeat[] = [];
  for (const part of parts) for (const seat of part(seats.length + 1)) seats.push(seat);
  return seats;
}

/** Wheelchairs have the ends of the first row. */
const withWheelchairs = (seats: readonly DrawnSeat[], row: string, from: number) =>
  seats.map((seat) =>
    seat.row === row && Number(seat.number) > from ? { ...seat, type: 'reduced_mobility' as SeatType } : seat,
  );

function drawTheatre(): Drawing {
  const seats = join([
    (key) =>
      makeRows(
        {
          ...ROWS,
          rows: 16,
          seats: 28,
          firstRow: 'A',
          arc: 40,
          aisleAfter: 14,
          floor: 'Orchestre',
          zone: 'Orchestre',
        },
        { key, y: 0 },
      ),
    (key) =>
      makeRows(
        {
          ...ROWS,
          rows: 6,
          seats: 30,
          firstRow: 'CA',
          arc: 50,
          aisleAfter: 15,
          floor: 'Corbeille',
          zone: 'Corbeille',
        },
        { key, y: 30 },
      ),
    (key) =>
      makeRows(
        {
          ...ROWS,
          rows: 8,
          seats: 34,
          firstRow: 'BA',
          arc: 56,
          aisleAfter: 17,
          type: 'foldable',
          floor: 'Balcon',
          zone: 'Balcon',
        },
        { key, y: 49 },
      ),
  ]);
  const stage = { info: 'Scène', x: -10, y: -12, width: 20, height: 6, fontSize: 18 };
  return { seats: withWheelchairs(seats, 'A', 24), blocks: [stage] };
}

function drawCabaret(): Drawing {
  const tables = makeTables(
    { tables: 18, seats: 6, across: 6, firstTable: 'T1', type: 'chair', floor: '', zone: 'Tables' },
    { key: 1, y: 0 },
  );
  const bar = makeRows(
    {
      ...ROWS,
      rows: 1,
      seats: 12,
      firstRow: 'Bar',
      numbering: 'left',
      type: 'bench',
      floor: '',
      zone: 'Bar',
    },
    { key: tables.seats.length + 1, y: 17 },
  );
  const stage = { info: 'Scène', x: -7, y: -6, width: 14, height: 3.5, fontSize: 18 };
  return { seats: [...tables.seats, ...bar], blocks: [stage, ...tables.blocks] };
}

/** A block of the stands is so many seats wide and so many rows deep. */
const BLOCK = { seats: 14, rows: 25, pitch: 15.5 } as const;

function drawArena(): Drawing {
  const block =
    (name: number, at: { readonly x: number; readonly y: number; readonly degrees: number }) =>
    (key: number) =>
      turnSeats(
        makeRows(
          {
            ...ROWS,
            rows: BLOCK.rows,
            seats: BLOCK.seats,
            firstRow: `${name}A`,
            numbering: 'left',
            floor: 'Gradins',
            zone: `Bloc ${name}`,
          },
          { key, y: 0 },
        ),
        at,
      );
  const along = (count: number) => Array.from({ length: count }, (_, index) => index);
  const side = (first: number, x: number, degrees: number) =>
    along(6).map((index) => block(first + index, { x, y: 4 + index * BLOCK.pitch, degrees }));
  const seats = join([
    (key) =>
      makeArea({ places: 4980, across: 60, name: 'Fosse', floor: 'Parterre', zone: 'Fosse' }, { key, y: 0 }),
    (key) =>
      makeRows(
        {
          ...ROWS,
          rows: 1,
          seats: 20,
          firstRow: 'PMR',
          numbering: 'left',
          type: 'reduced_mobility',
          floor: 'Parterre',
          zone: 'Plateforme PMR',
        },
        { key, y: 74 },
      ),
    ...side(101, -31, 90),
    ...side(201, 31, -90),
    ...along(8).map((index) => block(301 + index, { x: (index - 3.5) * BLOCK.pitch, y: 100, degrees: 0 })),
  ]);
  return { seats, blocks: [{ info: 'Scène', x: -20, y: -16, width: 40, height: 10, fontSize: 18 }] };
}

const blocks = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Bloc ${first + index}`);

export const demoRooms = (): readonly DemoRoom[] => [
  {
    name: 'Théâtre du Quai',
    seatingName: 'Salle à l’italienne',
    address: '3 quai des Célestins',
    zipCode: '69002',
    drawing: drawTheatre(),
    groups: [
      { label: 'Orchestre', color: '#8e2f4f', zones: ['Orchestre'], price: 4200 },
      { label: 'Corbeille', color: '#b8860b', zones: ['Corbeille'], price: 3600 },
      { label: 'Balcon', color: '#2f6690', zones: ['Balcon'], price: 2200 },
    ],
    show: {
      title: 'Les Fourberies de Scapin',
      description: 'Une troupe en tournée, un décor qui tient dans deux malles.',
      category: 'Théâtre',
      color: '#a23b3b',
      hour: '20:00',
      minutes: 110,
      days: [45, 46],
    },
  },
  {
    name: 'La Verrière',
    seatingName: 'Cabaret',
    address: '28 rue des Tables-Claudiennes',
    zipCode: '69001',
    drawing: drawCabaret(),
    groups: [
      { label: 'Table', color: '#7d5ba6', zones: ['Tables'], price: 3800 },
      { label: 'Bar', color: '#3a7d66', zones: ['Bar'], price: 2400 },
    ],
    show: {
      title: 'Minuit moins le quart',
      description: 'Chansons, jongleries et mauvaise foi, à table.',
      category: 'Humour',
      color: '#7d5ba6',
      hour: '21:30',
      minutes: 90,
      days: [48],
    },
  },
  {
    name: 'Arena du Confluent',
    seatingName: 'Grande Nef',
    address: '1 cours de la Confluence',
    zipCode: '69002',
    drawing: drawArena(),
    groups: [
      { label: 'Fosse', color: '#bc4b51', zones: ['Fosse', 'Plateforme PMR'], price: 4500 },
      { label: 'Gradins 1', color: '#2f6690', zones: [...blocks(101, 6), ...blocks(201, 6)], price: 5500 },
      { label: 'Gradins 2', color: '#5b8e7d', zones: blocks(301, 8), price: 4900 },
    ],
    show: {
      title: 'Les Grandes Marées en concert',
      description: 'Trois heures, deux rappels, et la fosse debout.',
      category: 'Musique',
      color: '#31708e',
      hour: '20:00',
      minutes: 180,
      days: [60],
    },
  },
];
