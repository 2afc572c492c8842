/** What server and page agree on while the product starts. */

/** Holds the contract a person changed to. The page reads it once it is back and asks for a token of that contract. */
export const SWITCH_COOKIE = 'back_office.contract';

/** Filled in by the server: hosts, separated by blanks, that may be opened over plain http. */
export const PREPRODUCTION_META = 'preproduction-hosts';

/** Answers which features are on for a contract. */
export const featuresPath = (contract: number) => `/ticketing/v1/contracts/${contract}/features`;
