/** Names of the pages of a reservation track, in French: its page shows them among its tabs. */
export const bookingTrackPages = { bookingTrackPages: { mode: 'Mode', form: 'Formulaire' } };
