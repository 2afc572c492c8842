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
      value: 'a value belongs here: a text in double quotes, a number, true, false, null, { or [',
      name: 'a name in double quotes belongs here',
      colon: 'a colon belongs here',
      commaOrBrace: 'a comma or } belongs here',
      commaOrBracket: 'a comma or ] belongs here',
      text: 'this text has no closing quote',
      escape: 'a backslash stands before something it does not belong to',
      rest: 'nothing may follow the end of the value',
    },
  },
  money: { invalid: 'This is no amount' },
};
