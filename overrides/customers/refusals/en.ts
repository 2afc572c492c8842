/** What a person reads when something about customers is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'CRM-001': 'One condition of this segment is not complete. Correct it or take it out.',
    'CRM-002': 'This segment has too many conditions. Take some out, or make two segments of it.',
    'CRM-003': 'You may not find customers by what they bought or came to. Take that condition out.',
    'CRM-004':
      'These customers cannot be merged. Choose two to eight who are still there, all contacts or all organisations.',
    'CRM-005': 'One of the choices is of nobody who is merged. Look at the merge again.',
    'CRM-006': 'This merge is undone already.',
    'CRM-007': 'One of these customers was merged again later. Undo that merge first.',
    'CRM-008': 'Their accounts were lettered with one another since. Undo that lettering first.',
    'CRM-009': 'There is no such figure about customers. Choose one of those on the page.',
    'CRM-010':
      'You may not see the figures about purchases and visits of all shows. Those about customers remain.',
    'CRM-012': 'The file is no longer in that state. Look at it again.',
    'CRM-013': 'No column goes to a field yet. Choose where at least one column goes.',
    'CRM-014': 'This file is no longer kept, or has no refused rows.',
    'CRM-015': 'A column cannot go there. Choose another field for it.',
    'CRM-016': 'You may not delete customers. Delete the file alone.',
    'CRM-017': 'Nobody among these customers has a postal address. Complete their addresses first.',
    'CRM-018': 'That is too many labels at once. Narrow the segment, for example by postcode.',
    'CRM-019':
      'This change is not possible. Choose at least one field; only lists can be added to or taken from.',
    'CRM-020': 'Customers came, changed or went since. Look at the preview again.',
    'CRM-021':
      'This change can no longer be undone: it has not ended, was undone already, or changed nobody.',
    'CRM-022': 'You may not bring back deleted customers. Ask who deleted them.',
    'CRM-023': 'There is no access to this mailing service yet. Store its key under Settings, Marketing.',
    'CRM-024':
      'The mailing service does not accept the key. Make a new one in your account there, and store it under Settings, Marketing.',
    'CRM-025': 'The mailing service did not answer. Try again in a while.',
    'CRM-026': 'The mailing service refused. Look into your account there.',
    'CRM-027': 'This list belongs to another organiser.',
    'CRM-028':
      'None of these customers can be sent: they have no e-mail, have not agreed, or refused this list.',
    'CRM-011': 'This period is not possible: its first day must come before its last. Correct the dates.',
  },
};
