/** Texts of the documents for an inspector, in French. */
import type { audits as english } from './en.ts';

export const audits: typeof english = {
  title: 'Documents de contrôle',
  subtitle: 'Ce que la caisse a enregistré, période par période, à l’intention de l’administration fiscale.',
  explained:
    'Chaque vente, remboursement, encaissement et clôture est enregistré et signé au moment où il a lieu, et rien n’en peut être modifié ensuite. Un document récapitule une période : ses enregistrements par série, ses ventes par taux de TVA, ses encaissements par moyen de paiement, et le total depuis la première vente. Un document est établi pour chaque mois écoulé.',
  period: 'Période',
  created: 'Établi le',
  integrity: 'Intégrité des enregistrements',
  document: 'Document',
  download: 'Télécharger',
  downloadOf: 'Télécharger le document – %{period}',
  verify: 'Vérifier',
  verifyOf: 'Vérifier les enregistrements – %{period}',
  verifying: 'Vérification…',
  state: {
    empty: 'Aucun enregistrement sur la période',
    none: 'Pas encore vérifié',
    whole: 'Vérifié : complet et inchangé',
    broken: 'Rompu',
  },
  verifiedAt:
    '%{smart_count} enregistrement, vérifié le %{date} |||| %{smart_count} enregistrements, vérifiés le %{date}',
  broken: 'Premier enregistrement rompu : %{fault}',
  make: 'Établir un document',
  makeExplained: 'Pour les journées sur lesquelles porte le contrôle. La dernière doit être terminée.',
  from: 'Premier jour',
  to: 'Dernier jour',
  submit: 'Établir',
  cancel: 'Annuler',
  journal: 'Journal',
  none: 'Aucun document pour le moment',
  noneHint:
    'Le premier est établi à la fin d’un mois de ventes. Un document pour d’autres journées peut être établi à tout moment.',
};
