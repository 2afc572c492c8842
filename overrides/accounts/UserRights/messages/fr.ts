/** What is read of user rights before their screens are fetched, in French: the menu. */
export const userRights = {
  userRights: { menu: 'Utilisateurs et droits' },
};
