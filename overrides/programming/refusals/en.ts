/** What a person reads when a change of the programme is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'PROG-002': 'This performance is already cancelled.',
    'PROG-003': 'There is no date in draft yet. Choose the dates first.',
    'PROG-004': 'The price “%{price}” has no VAT. Choose a rate, or give the reason why there is none.',
    'PROG-005': 'The price “%{price}” is there twice for the same seats. Give one of them another name.',
    'PROG-006': 'Sales would end before they begin. Let them begin earlier or end later.',
    'PROG-007': 'Something is still missing before “%{show}” can go on sale.',
    'PROG-008': 'Another show already has the address “%{slug}”. Choose another, or leave it empty.',
    'PROG-009': 'None of these performances has this price any more.',
    'PROG-010':
      'Places at “%{price}” are sold or held on %{count} of the performances. Nothing was deleted: stop selling it there instead.',
    'PROG-011':
      '“%{price}” is for seats that one of the performances does not have: it plays on another plan. Nothing was added.',
    'PROG-012': 'One of the performances belongs to another show.',
    'PROG-013': 'Choose the price first.',
    'PROG-014': 'The performance is cancelled.',
    'PROG-015': 'The performance has no price yet, so that it cannot be opened.',
    'PROG-016': 'It cannot have %{places} places: %{taken} are taken already.',
    'PROG-017': 'It has numbered seats: change them on its seat map.',
    'PROG-018': '“%{price}” is sold by this channel alone. Switch the price off instead.',
    'PROG-019': 'Choose the prices that the VAT is changed of.',
    'PROG-020': 'It was changed again since, and stays as it is.',
    'PROG-021': 'This change cannot be undone here.',
    'PROG-022': 'Choose days of the week, a time, a first and a last day.',
    'PROG-023': '“%{name}” belongs to another performance. Nothing was changed.',
    'PROG-024': 'This change cannot go on: it has come to its end, or somebody else began it.',
    'PROG-025': 'It has sales, or places that are held: cancel it instead.',
    'PROG-026': 'These are too many copies at once: at most %{most}.',
    'PROG-027': 'Choose another tag to merge it into.',
  },
};
