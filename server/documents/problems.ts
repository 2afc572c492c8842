/** The refusals that a call may answer, as OpenAPI has them. */
export type Node = Record<string, unknown>;

const problem = (description: string): Node => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
export const problems: Node = {
  '400': problem('The request cannot be read.'),
  '401': problem('No valid access token.'),
  '403': problem('Not one of your contracts.'),
};
export const notFound = { '404': problem('There is no such record in this contract.') };
export const written = {
  '409': problem('In conflict with what stands.'),
  '412': problem('Changed meanwhile.'),
  '413': problem('The body is too large.'),
  '415': problem('The body is of another type.'),
  '422': problem('A value breaks a rule.'),
};
