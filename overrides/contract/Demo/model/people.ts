/** A thousand customers of a town that does not exist: names from the civil register's most common, addresses made up. */
import { type Draw, drawInteger, drawItem } from './draw.ts';

const FIRSTNAMES =
  'Marie,Jean,Camille,Louis,Emma,Gabriel,Louise,Raphaël,Jade,Arthur,Alice,Jules,Chloé,Adam,Lina,Hugo,Léa,Lucas,Manon,Nathan,Rose,Paul,Anna,Sacha,Inès,Mohamed,Juliette,Victor,Zoé,Thomas,Sarah,Antoine,Nina,Clément,Éva,Mathis,Élise,Simon,Agathe,Maxime,Françoise,Philippe,Catherine,Michel,Nathalie,Alain,Sylvie,Patrick,Isabelle,Bernard'.split(
    ',',
  );
const LASTNAMES =
  'Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Garcia,David,Bertrand,Roux,Vincent,Fournier,Morel,Girard,André,Lefèvre,Mercier,Dupont,Lambert,Bonnet,François,Martinez,Legrand,Garnier,Faure,Rousseau,Blanc,Guérin,Muller,Henry,Roussel,Nicolas,Perrin,Morin,Mathieu,Clément,Gauthier,Dumont,Lopez,Fontaine,Chevalier,Robin,Nguyen,Benali,Diallo,Da Silva,Haddad,Schmitt,Le Gall,Riviere,Colin,Arnaud'.split(
    ',',
  );
const TOWNS = [
  ['69001', 'Lyon'],
  ['69003', 'Lyon'],
  ['69007', 'Lyon'],
  ['69100', 'Villeurbanne'],
  ['69300', 'Caluire-et-Cuire'],
  ['69600', 'Oullins'],
  ['38200', 'Vienne'],
  ['42000', 'Saint-Étienne'],
  ['01000', 'Bourg-en-Bresse'],
  ['38000', 'Grenoble'],
] as const;
const STREETS = [
  'rue des Lilas',
  'rue Victor-Hugo',
  'avenue de la Gare',
  'place du Marché',
  'rue de la République',
  'chemin des Vignes',
  'quai Saint-Antoine',
  'boulevard des Brotteaux',
];
const ORGANIZATIONS = [
  'Collège Jean-Moulin',
  'Lycée Ampère',
  'Comité d’entreprise Rhodalp',
  'Association des Amis du Théâtre',
  'École Jules-Ferry',
  'Maison de quartier des Pentes',
  'Résidence Les Tilleuls',
  'Lycée Lumière',
];

export interface DemoCustomer {
  readonly type: 'contact' | 'organization';
  readonly lastname: string;
  readonly firstname: string | null;
  readonly displayName: string;
  readonly civility: 'mr' | 'mrs' | 'other' | null;
  readonly email: string;
  readonly phone: string;
  readonly birthday: string | null;
  readonly address: string;
  readonly zipcode: string;
  readonly city: string;
}

/** Letters a mail address may hold, from a name. */
function simplify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}

export function drawCustomer(draw: Draw, index: number): DemoCustomer {
  const [zipcode, city] = drawItem(draw, TOWNS);
  const address = `${drawInteger(draw, 1, 120)} ${drawItem(draw, STREETS)}`;
  const phone = `+33 6 ${Array.from({ length: 4 }, () => String(drawInteger(draw, 0, 99)).padStart(2, '0')).join(' ')}`;
  if (index % 40 === 39) {
    const name = drawItem(draw, ORGANIZATIONS);
    const email = `contact${index}@${simplify(name)}.example.test`;
    return {
      type: 'organization',
      lastname: name,
      firstname: null,
      displayName: name,
      civility: null,
      email,
      phone,
      birthday: null,
      address,
      zipcode,
      city,
    };
  }
  const firstname = drawItem(draw, FIRSTNAMES);
  const lastname = drawItem(draw, LASTNAMES);
  const birthday = `${drawInteger(draw, 1942, 2008)}-${String(drawInteger(draw, 1, 12)).padStart(2, '0')}-${String(drawInteger(draw, 1, 28)).padStart(2, '0')}`;
  return {
    type: 'contact',
    lastname,
    firstname,
    displayName: `${lastname} ${firstname}`,
    civility: drawItem(draw, ['mr', 'mrs', 'mrs', 'mr', 'other']),
    email: `${simplify(firstname)}.${simplify(lastname)}${index}@example.test`,
    phone,
    birthday,
    address,
    zipcode,
    city,
  };
}
