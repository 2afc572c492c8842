/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, one more if it begins with one already,
 * and an import takes one off again: nothing is lost.
 */

/** Full-width signs too: a spreadsheet in an Asian language reads them as its own. */
const formulaStart = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const guardedStart = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const withGuard = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

export const withoutGuard = (text: string): string => (guardedStart.test(text) ? text.slice(1) : text);
