/** The catalogue of what a person keeps for themselves. */
import { defineErrors } from '../../../../server/kit.ts';

export const settingsProblem = defineErrors({
  'ME-001': {
    status: 400,
    message: 'The settings cannot be kept: {reason}',
    hint: 'Send { "<name>": <value> }; null takes a setting away.',
  },
  'ME-003': {
    status: 403,
    message: 'A personal access token does not reach what "{email}" set for their own screens.',
    hint: 'Sign in, and send the access token of that sign-in.',
  },
  'ME-002': {
    status: 409,
    message: 'There are {count} settings already, and no more than {most} are kept.',
    hint: 'Take some away by sending null for them.',
  },
});
