/** Texts of statements of account, in English. */
export const statement = { title: 'Statement', all: 'Since the account was opened' };
