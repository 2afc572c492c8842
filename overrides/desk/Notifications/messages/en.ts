/** What a person reads about notifications, the change of organiser and help, in English. */
export const desk = {
  bell: {
    title: 'Notifications',
    new: 'Notifications, %{count} new',
    none: 'Nothing new',
    noneText: 'What the product has to tell you will stand here.',
    putAway: 'Put away: %{message}',
    all: 'All notifications',
    isNew: 'New',
    close: 'Close',
    type: { info: 'Information', success: 'Good news', warning: 'Warning', error: 'Trouble' },
  },
  features: {
    title: 'Features',
    subtitle:
      'What your organisation uses of the product. A screen that is open follows when it is opened again.',
    none: 'No features to switch',
    noneText: 'What can be switched on and off will stand here.',
    name: { desk_socket: 'Live updates', scanner_offline_mode: 'Scanning without a network' },
    about: {
      desk_socket: 'Screens follow what others change, without being loaded again.',
      scanner_offline_mode:
        'Scanners keep the tickets of the performance and go on when the network is away.',
    },
  },
  organisers: { title: 'Organiser', unnamed: 'Organiser %{id}', version: 'Version %{version}' },
  help: {
    menu: 'Help and news',
    title: 'Help and news',
    subtitle: 'Tutorials, videos and what you may not know yet, by subject.',
    kinds: 'Kind',
    all: 'All',
    type: { tutorial: 'Tutorial', promote: 'Promotion', video: 'Video' },
    types: { tutorial: 'Tutorials', promote: 'Promotions', video: 'Videos' },
    domain: {
      desk: 'Desk',
      crm: 'Customer relations',
      ticket_import: 'Ticket import',
      offer: 'Offers',
      booking_track: 'Booking tracks',
      reporting_account: 'Reporting accounts',
      other: 'Everything else',
    },
    open: 'Open',
    newWindow: 'opens in a new window',
    none: 'Nothing here yet',
    noneText: 'Tutorials, promotions and videos will stand here.',
  },
};
