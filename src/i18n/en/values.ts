/** Values of a kind, shown and typed: in English. */
export const values = {
  field: {
    name: 'Name',
    value: 'Value',
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
  json: {
    invalid: 'Line %{line}, column %{column}: %{wanted}',
    explain: 'Free data, written as JSON: { "name": "value" }',
    fault: {
      value: 'expected a value: a string in double quotes, a number, true, false, null, { or [',
      name: 'expected a name in double quotes',
      colon: 'expected a colon',
      commaOrBrace: 'expected a comma or }',
      commaOrBracket: 'expected a comma or ]',
      text: 'this string has no closing quote',
      escape: 'invalid escape after the backslash',
      rest: 'unexpected text after the end of the value',
    },
  },
  money: { invalid: 'Not a valid amount' },
};
