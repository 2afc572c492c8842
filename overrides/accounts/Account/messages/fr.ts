/** The way to one's own account, in French; its screens bring their texts. */
export const account = { account: { menu: 'Mon compte' } };
