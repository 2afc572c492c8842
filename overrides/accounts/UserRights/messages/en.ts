/** What is read of user rights before their screens are fetched, in English: the menu. */
export const userRights = {
  userRights: { menu: 'Users and rights' },
};
