/** What can be wrong with what a request asks to see: fields, filters, order, page. */
import { defineErrors } from '../errors.ts';

export const planProblem = defineErrors({
  'PLAN-001': {
    status: 400,
    message: 'The entity "{entity}" has no field "{field}".',
    details: 'It is named at "{at}".',
    hint: 'Perhaps you meant "{nearest}".',
  },
  'PLAN-002': {
    status: 400,
    message: 'The parameter "fields" cannot be read at "{at}".',
    details: 'It is a list of names, with groups in braces: "a,b{c,d}".',
    hint: 'Close every brace and put a comma between names.',
  },
  'PLAN-003': {
    status: 400,
    message: 'The field "{field}" of "{entity}" is no relation: it has no fields of its own.',
    hint: 'Leave out the braces or the path after it.',
  },
  'PLAN-004': {
    status: 400,
    message: 'The list of "{entity}" has no parameter "{parameter}".',
    hint: 'Perhaps you meant "{nearest}". The "search" of the collection names them all.',
  },
  'PLAN-005': {
    status: 400,
    message: 'The value "{value}" of the parameter "{parameter}" is no {expected}.',
    hint: 'Send a value of that kind.',
  },
  'PLAN-006': {
    status: 400,
    message: 'The parameter "{parameter}" does not suit "{field}", which is of the kind "{kind}".',
    hint: 'Use one of: {operators}.',
  },
  'PLAN-007': {
    status: 400,
    message: 'The request asks for too much: {what}.',
    hint: 'Ask for less in one request.',
  },
  'PLAN-008': {
    status: 400,
    message: 'The filter cannot be used at "{path}": {reason}.',
    details: 'It is {"field", "op", "value"}, or {"and": […]} or {"or": […]} of such.',
    hint: 'Change what stands at that path.',
  },
  'PLAN-009': {
    status: 400,
    message: 'The cursor is none of a list ordered by "{order}".',
    details: 'A cursor is made by the list itself, in the links of its view, and holds for its order alone.',
    hint: 'Start again with an empty cursor.',
  },
  'PLAN-010': {
    status: 400,
    message: 'The relation "{field}" of "{entity}" is worked out when it is read: no path leads through it.',
    hint: 'Filter and order by fields that are stored.',
  },
  'PLAN-011': {
    status: 400,
    message: 'The parameter "{parameter}" stands {count} times with different values.',
    details: 'A list of values is taken by equality alone, as in "city[]=Lyon&city[]=Paris".',
    hint: 'Name it once; "filter" joins several comparisons of one field by "and" or "or".',
  },
});
