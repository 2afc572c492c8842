/** Why the server refuses to change the programme. */
import { defineErrors } from '../../server/kit.ts';

export const programmingProblem = defineErrors({
  'PROG-002': {
    status: 409,
    message: 'The event date "{eventDate}" is cancelled already.',
    hint: 'Nothing is left to do.',
  },
  'PROG-003': {
    status: 409,
    message: 'The show "{show}" has no performance in draft.',
    hint: 'Set the dates of the run first, by PUT …/programme/dates.',
  },
  'PROG-004': {
    status: 422,
    message: 'The price "{price}" of {amount} has no VAT.',
    hint: 'Give its "tax", or write in "withoutTaxReason" why there is none.',
  },
  'PROG-005': {
    status: 422,
    message: 'The price "{price}" is there twice for the same seats and channels.',
    hint: 'Give one of the two another name, or leave it out.',
  },
  'PROG-006': {
    status: 422,
    message: 'The sale of the performance at "{start}" would end before it begins.',
    hint: 'Let it begin earlier or end later.',
  },
  'PROG-007': {
    status: 409,
    message: 'The run of the show "{show}" cannot be opened: it lacks "{missing}".',
    hint: 'Complete what GET …/programme lists as "missing".',
  },
  'PROG-008': {
    status: 409,
    message: 'Another show has the slug "{slug}".',
    hint: 'Choose another, or leave "slug" empty for one made of the title.',
  },
  'PROG-009': {
    status: 404,
    message: 'There is no price with the hash "{hash}" on the performance "{eventDate}" of the show.',
    details: 'Without "eventDateList" those to come are meant: neither begun nor cancelled.',
    hint: 'A price’s "hash" is the same on every performance that has it.',
  },
  'PROG-010': {
    status: 409,
    message: 'The price "{price}" is sold or held on {count} of the performances, the first at "{start}".',
    details: 'Nothing was deleted.',
    hint: 'Name the other performances in "eventDateList", or set "enabled" to false.',
  },
  'PROG-011': {
    status: 409,
    message: 'The price "{price}" is for groups of seats that the performance "{eventDate}" does not have.',
    details: 'It has another seating plan. Nothing was added.',
    hint: 'Name performances with the same plan in "eventDateList".',
  },
  'PROG-012': {
    status: 422,
    message: 'The performance "{eventDate}" belongs to another show.',
    hint: 'Name performances of the show alone in "eventDateList".',
  },
  'PROG-013': {
    status: 422,
    message: 'The call names no price: "{parameter}" is missing.',
    hint: 'Add it to the query.',
  },
  'PROG-014': {
    status: 409,
    message: 'The performance at "{start}" is cancelled.',
    hint: 'Leave it out.',
  },
  'PROG-015': {
    status: 409,
    message: 'The performance at "{start}" has no price to be sold at.',
    hint: 'Give it a price before it is opened.',
  },
  'PROG-016': {
    status: 409,
    message: 'The performance at "{start}" cannot have {places} places: {taken} are held or sold.',
    hint: 'Give it as many as are taken at least.',
  },
  'PROG-017': {
    status: 409,
    message: 'The performance at "{start}" has numbered seats.',
    details: 'Its places are the seats of its plan.',
    hint: 'Release or keep seats on its map instead.',
  },
  'PROG-018': {
    status: 409,
    message: 'The price "{price}" of the performance at "{start}" is sold by this channel alone.',
    details: 'A price without any channel is sold by all of them.',
    hint: 'Switch the price off, or add another channel first.',
  },
  'PROG-019': {
    status: 422,
    message: 'Missing hash for mass VAT.',
    hint: 'Name the prices in "hashList".',
  },
  'PROG-020': {
    status: 409,
    message: 'The performance "{eventDate}" was changed again since.',
    hint: 'Change it by hand.',
  },
  'PROG-021': {
    status: 409,
    message: 'The job "{job}" is no mass action on this show that can be taken back by this call.',
    details: 'It still runs, changed nothing, took something back itself, or is of another kind.',
    hint: 'Name a mass action that has ended, on the call that began it.',
  },
  'PROG-022': {
    status: 422,
    message: 'The schedule of the pattern describes no performance.',
    details:
      'It has "days" (MO to SU), "time" or "times" (20:30), "from" and "until" (2026-09-01), and may have "except".',
    hint: 'Send the whole schedule.',
  },
  'PROG-023': {
    status: 409,
    message: '"{name}" belongs to another performance than "{eventDate}".',
    details: 'Nothing was changed.',
    hint: 'Name prices and contingents of the performance alone.',
  },
  'PROG-024': {
    status: 409,
    message: 'The job "{job}" is no mass action on this show that its caller can go on with by this call.',
    details: 'It still runs, has come to its end, is of another kind, or was begun by somebody else.',
    hint: 'Name one of your own that was cancelled or failed, on the call that began it.',
  },
  'PROG-025': {
    status: 409,
    message: 'The performance at "{start}" has sales, or places that are held.',
    details: 'It was not deleted.',
    hint: 'Cancel it instead.',
  },
  'PROG-026': {
    status: 422,
    message: 'There would be more than {most} copies.',
    hint: 'Name fewer performances or days.',
  },
  'PROG-027': {
    status: 422,
    message: 'The tag "{tag}" cannot be merged into itself.',
    hint: 'Name another one in "into".',
  },
});
