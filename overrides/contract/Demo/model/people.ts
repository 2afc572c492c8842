/** A thousand customers of a town that does not exist: names from the civil register's most common, addresses made up. */
import { foldText } from '../../../../schema/foldText.ts';
import { type Draw, drawInteger, drawItem } from './draw.ts';

const WOMEN =
  'Marie,Emma,Louise,Jade,Alice,Chloé,Lina,Léa,Manon,Rose,Anna,Inès,Juliette,Zoé,Sarah,Nina,Éva,Élise,Agathe,Françoise,Catherine,Nathalie,Sylvie,Isabelle,Aïcha,Monique,Hélène,Anaïs'.split(
    ',',
  );
const MEN =
  'Jean,Louis,Gabriel,Raphaël,Arthur,Jules,Adam,Hugo,Lucas,Nathan,Paul,Mohamed,Victor,Thomas,Antoine,Clément,Mathis,Simon,Maxime,Philippe,Michel,Alain,Patrick,Bernard,Youssef,René,Rémi,Étienne'.split(
    ',',
  );
const LASTNAMES =
  'Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Garcia,David,Bertrand,Roux,Vincent,Fournier,Morel,Girard,André,Lefèvre,Mercier,Dupont,Lambert,Bonnet,François,Martinez,Legrand,Garnier,Faure,Rousseau,Blanc,Guérin,Muller,Henry,Roussel,Nicolas,Perrin,Morin,Mathieu,Clément,Gauthier,Dumont,Lopez,Fontaine,Chevalier,Robin,Nguyen,Benali,Diallo,Da Silva,Haddad,Schmitt,Le Gall,Rivière,Colin,Arnaud'.split(
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
  'Collège Victor-Schœlcher',
  'Lycée du Parc',
  'École Mathieu-Dumoulin',
  'Centre social Quartier-Vitalité',
  'Comité social des Hôpitaux du Rhône',
  'Résidence Les Acacias',
  'Conservatoire de Villeurbanne',
  'Université ouverte de Lyon',
  'Amicale laïque de Caluire',
  'Collège Marcel-Pagnol',
  'Lycée Édouard-Herriot',
  'Office de la culture d’Oullins',
  'MJC Monplaisir',
  'École Anatole-France',
  'Association Lire à Vaise',
  'Comité d’entreprise Soieries Bellecour',
  'Médiathèque de Vienne',
];
/** One customer of so many is an organisation. */
const PEOPLE_AN_ORGANIZATION = 40;

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
  return foldText(name).replace(/[^a-z]+/g, '-');
}

function drawOrganization(draw: Draw, name: string) {
  return {
    type: 'organization',
    lastname: name,
    firstname: null,
    displayName: name,
    civility: null,
    email: `contact@${simplify(name)}.example.test`,
    phone: drawPhone(draw, '4'),
    birthday: null,
  } as const;
}

function drawPhone(draw: Draw, network: '4' | '6'): string {
  return `+33 ${network} ${Array.from({ length: 4 }, () => String(drawInteger(draw, 0, 99)).padStart(2, '0')).join(' ')}`;
}

function drawName(draw: Draw) {
  const isWoman = draw() < 0.6;
  const firstname = drawItem(draw, isWoman ? WOMEN : MEN);
  const lastname = drawItem(draw, LASTNAMES);
  return { isWoman, firstname, lastname, displayName: `${lastname} ${firstname}` };
}

function drawPerson(draw: Draw, taken: Set<string>) {
  let person = drawName(draw);
  while (taken.has(person.displayName)) person = drawName(draw);
  const { isWoman, firstname, lastname, displayName } = person;
  taken.add(displayName);
  const month = String(drawInteger(draw, 1, 12)).padStart(2, '0');
  return {
    type: 'contact',
    lastname,
    firstname,
    displayName,
    civility: draw() < 0.06 ? 'other' : isWoman ? 'mrs' : 'mr',
    email: `${simplify(firstname)}.${simplify(lastname)}@example.test`,
    phone: drawPhone(draw, '6'),
    birthday: `${drawInteger(draw, 1942, 2008)}-${month}-${String(drawInteger(draw, 1, 28)).padStart(2, '0')}`,
  } as const;
}

/** @param taken names that are given already; the new one is added */
export function drawCustomer(draw: Draw, index: number, taken: Set<string>): DemoCustomer {
  const [zipcode, city] = drawItem(draw, TOWNS);
  const address = `${drawInteger(draw, 1, 120)} ${drawItem(draw, STREETS)}`;
  const organization =
    index % PEOPLE_AN_ORGANIZATION === PEOPLE_AN_ORGANIZATION - 1
      ? ORGANIZATIONS[Math.floor(index / PEOPLE_AN_ORGANIZATION)]
      : undefined;
  const who = organization ? drawOrganization(draw, organization) : drawPerson(draw, taken);
  return { ...who, address, zipcode, city };
}
