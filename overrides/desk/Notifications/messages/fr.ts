/** What a person reads about notifications, the change of organiser and help, in French. */
export const desk = {
  bell: {
    title: 'Notifications',
    new: 'Notifications, dont %{count} non lues',
    none: 'Rien de nouveau',
    noneText: 'Vos notifications apparaîtront ici.',
    putAway: 'Ignorer : %{message}',
    all: 'Toutes les notifications',
    isNew: 'Nouveau',
    close: 'Fermer',
    type: { info: 'Information', success: 'Succès', warning: 'Avertissement', error: 'Erreur' },
  },
  features: {
    title: 'Fonctions',
    subtitle:
      'Ce que votre organisation utilise. Une page ouverte prend en compte un changement à sa réouverture.',
    none: 'Aucune fonction à activer',
    noneText: 'Ce qui peut être activé ou désactivé apparaîtra ici.',
    name: { desk_socket: 'Mises à jour en direct', scanner_offline_mode: 'Contrôle sans réseau' },
    about: {
      desk_socket: 'Les pages se mettent à jour quand d’autres les modifient, sans rechargement.',
      scanner_offline_mode:
        'Les lecteurs conservent les billets de la représentation et fonctionnent sans réseau.',
    },
  },
  organisers: { title: 'Organisateur', unnamed: 'Organisateur %{id}', version: 'Version %{version}' },
  help: {
    title: 'Aide et nouveautés',
    subtitle: 'Tutoriels, vidéos et ce que vous ne connaissez pas encore, par sujet.',
    kinds: 'Genre',
    all: 'Tout',
    type: { tutorial: 'Tutoriel', promote: 'Promotion', video: 'Vidéo' },
    types: { tutorial: 'Tutoriels', promote: 'Promotions', video: 'Vidéos' },
    domain: {
      desk: 'Guichet',
      crm: 'Relation client',
      ticket_import: 'Import de billets',
      offer: 'Offres',
      booking_track: 'Parcours de réservation',
      reporting_account: 'Comptes de reporting',
      other: 'Tout le reste',
    },
    open: 'Ouvrir',
    newWindow: 's’ouvre dans une nouvelle fenêtre',
    none: 'Rien pour le moment',
    noneText: 'Tutoriels, promotions et vidéos apparaîtront ici.',
  },
};
