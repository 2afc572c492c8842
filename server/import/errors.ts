/** What can be wrong with a file to import, before any of its rows is looked at. */
import { defineErrors } from '../errors.ts';

export const importProblem = defineErrors({
  'IMP-001': {
    status: 400,
    message: 'The upload cannot be read: {reason}.',
    hint: 'Send multipart/form-data with the part "file" and, as JSON, the part "options".',
  },
  'IMP-002': {
    status: 415,
    message: 'The file "{name}" is neither CSV nor XLSX.',
    hint: 'Save it as CSV or as an Excel workbook (.xlsx) and send that.',
  },
  'IMP-003': {
    status: 413,
    message: 'The file holds more than {most} {what}.',
    hint: 'Split it into several files.',
  },
  'IMP-004': {
    status: 400,
    message: 'The option "{option}" is "{value}"; expected is {expected}.',
    hint: 'Correct it and send the file again.',
  },
  'IMP-005': {
    status: 400,
    message: 'The column "{column}" cannot go to "{property}" of "{entity}".',
    details: 'Only what can be written goes in, one column to a property.',
    hint: 'Perhaps you meant "{nearest}".',
  },
  'IMP-006': {
    status: 400,
    message: 'The workbook cannot be read: {reason}.',
    hint: 'Open it in a spreadsheet program, save it again and send that.',
  },
  'IMP-007': {
    status: 404,
    message: 'There is no report of the import "{import}".',
    details: 'An import without refused rows has none, and reports are kept for a week.',
    hint: 'Look at the result of the import: it has the address of its report.',
  },
  'IMP-008': {
    status: 422,
    message: 'Of {rows} rows, {failed} were refused; nothing was written.',
    hint: 'Correct the rows that the violations name and send the file again, or leave "stopOnError" out.',
  },
  'IMP-009': {
    status: 400,
    message: 'The quotation mark that opens a cell of row {row} is never closed.',
    hint: 'Close it, or save the file as CSV from a spreadsheet program again, and send that.',
  },
});
