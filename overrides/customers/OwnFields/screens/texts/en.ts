export const ownFields = {
  required: 'This is required.',
  format: 'This is not in the right form.',
  none: '–',
  empty: 'There are no fields of your own here.',
  add: 'Add some in the settings',
  noOption: 'No choice',
};
