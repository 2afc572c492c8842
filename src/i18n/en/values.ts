/** Values of a kind, shown and typed: in English. */
export const values = {
  field: {
    yes: 'Yes',
    no: 'No',
    zone: 'Time in %{zone}',
    items: 'None |||| 1 item |||| %{smart_count} items',
    image: 'Picture',
    position: 'Line %{position}',
  },
  html: {
    tools: 'Format: %{name}',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    source: 'Edit as HTML',
  },
  json: { invalid: 'This is no JSON: %{error}', format: 'Tidy up' },
  money: { invalid: 'This is no amount' },
};
