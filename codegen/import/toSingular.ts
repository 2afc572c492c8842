/** English plurals, which is what servers call their collections, to the word of one. */

/** Words that are one and many alike, or end as a plural does without being one. */
const same = new Set(
  `news series species means headquarters analytics statistics logistics data metadata media information equipment
  sheep fish aircraft software hardware feedback canvas alias atlas gas bias pancreas christmas pyjamas has was
  lens sms dns gps css tls cms rss aws pos ios gis cors https`.split(/\s+/),
);

/** Whole words that follow no rule, or one that others spelled alike do not follow. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `people:person children:child men:man women:woman feet:foot teeth:tooth geese:goose mice:mouse
  lice:louse oxen:ox menus:menu quizzes:quiz lenses:lens aliases:alias canvases:canvas atlases:atlas
  biases:bias gases:gas irises:iris axes:axis theses:thesis crises:crisis oases:oasis taxis:taxi
  ellipses:ellipsis criteria:criterion phenomena:phenomenon bacteria:bacterium strata:stratum
  memoranda:memorandum errata:erratum curricula:curriculum schemata:schema indices:index
  vertices:vertex apices:apex vortices:vortex codices:codex matrices:matrix appendices:appendix
  corpora:corpus genera:genus alumni:alumnus foci:focus stimuli:stimulus radii:radius nuclei:nucleus
  cacti:cactus loci:locus movies:movie cookies:cookie calories:calorie selfies:selfie zombies:zombie
  rookies:rookie hoodies:hoodie genies:genie pixies:pixie prairies:prairie leaves:leaf shelves:shelf
  halves:half knives:knife wives:wife lives:life wolves:wolf thieves:thief calves:calf loaves:loaf
  scarves:scarf elves:elf`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);

/** `analyses`, `diagnoses`: words that end in `-sis`. */
const GREEK =
  /(?:analy|paraly|cataly|dialy|diagno|progno|hypothe|synthe|antithe|prosthe|parenthe|synop|empha|neuro|gene)ses$/;

/** Words in `-e` before their `s`, where others have `-es`: `caches`, not `searches`. */
const withE: readonly RegExp[] = [
  /(?:^|[^eo])aches$/,
  /(?:niches|quiches|cliches|avalanches|tranches|creches|psyches|brioches)$/,
  /[^tz]zes$/,
  /(?:shoes|canoes|^toes|^foes|^hoes|^oboes|^aloes|^woes|tiptoes)$/,
  /(?:[aeo]uses|^(?:re|ex|ab|f|ref|m|am|r|acc|recl)?uses|[^us]ses)$/,
];

/** Words in a sound that takes `-es`: `boxes`, `addresses`, `statuses`, `heroes`. */
const WITH_ES = /(?:ss|[st]?ch|sh|x|zz|tz|us|o)es$/;

function singularOf(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined) return known;
  if (same.has(word) || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (GREEK.test(word)) return `${word.slice(0, -2)}is`;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (WITH_ES.test(word) && !withE.some((one) => one.test(word))) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Of several words the last: `user_addresses`, `OrderStatuses`; one that is in a word counts where it begins it. */
export function toSingular(name: string): string {
  const [last = ''] = /(?:[A-Z]+|[A-Z]?[a-z]+)$/.exec(name) ?? [];
  const singular = singularOf(last.toLowerCase());
  if (singular === last.toLowerCase()) return name;
  const isUpper = last.length > 1 && last === last.toUpperCase();
  const cased = isUpper
    ? singular.toUpperCase()
    : /^[A-Z]/.test(last)
      ? singular.charAt(0).toUpperCase() + singular.slice(1)
      : singular;
  return name.slice(0, name.length - last.length) + cased;
}
