/** Stands where react-admin would import English grammar, to name what has no label: all of ours has, in both languages. */
const keep = (text: string): string => text;

export const humanize = keep;
export const inflect = keep;
export const pluralize = keep;
export const transform = keep;
export const singularize = keep;
export const underscore = keep;
export const camelize = keep;
export const capitalize = keep;
