/** The way to one's own account, in English; its screens bring their texts. */
export const account = { account: { menu: 'My account' } };
