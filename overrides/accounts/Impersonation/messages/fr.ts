/** Textes de l’écran pour travailler sous une autre identité. */
export const impersonation = {
  impersonation: {
    title: 'Travailler sous une autre identité',
    text: 'Vous aurez les mêmes accès que %{user}, pendant une heure au plus.',
    limits:
      'Les deux noms figurent dans l’historique de tout ce que vous modifiez. Comptes, mots de passe et droits restent fermés pendant ce temps.',
    begin: 'Commencer',
    back: 'Revenir',
    refused: 'Cela demande un droit que votre compte n’a pas. Demandez-le à votre administrateur.',
    already: 'Vous travaillez déjà sous une autre identité. Quittez-la d’abord.',
  },
};
