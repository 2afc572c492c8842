/** What a person reads when places or seats cannot be had, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'SEAT-001': 'This seat is not in this performance. Choose another one.',
    'SEAT-002': '“%{price}” does not give a right to seat %{seat}. Choose another seat or another price.',
    'SEAT-003': 'Somebody else has just taken %{seats}. Choose other seats, or take the best that are free.',
    'SEAT-004': 'Fewer than %{count} seats are left at “%{price}”. Ask for fewer, or choose another price.',
    'SEAT-005': '%{count} places of this performance are held or sold: its seating can no longer be changed.',
    'SEAT-006': 'The seating “%{name}” has no seats yet. Draw its plan first.',
    'SEAT-007': 'More seats than places were chosen. Choose at most %{quantity}.',
    'SEAT-008': 'This performance has no numbered seats. Give it a numbered seating configuration first.',
    'SEAT-009': '%{seats} are in a cart or sold: nothing was changed. Leave them out.',
    'SEAT-010': 'Seats are sold, held and moved by carts and orders, not here: %{seats}.',
    'SEAT-011': 'These seats are no longer on the plan: “%{seats}”. Somebody else changed it: open it again.',
    'SEAT-012': 'Several seats have the label %{labels}. Rename their rows.',
    'SEAT-013': '%{seats} are locked: they stay where they are. Unlock them on the map first.',
    'SEAT-014':
      '%{seats} are of another seat group. There the tickets are cancelled and issued anew: exchange them instead.',
    'SEAT-015': 'Several people cannot go to one seat: %{seats}.',
    'SEAT-016': 'Somebody else has %{seats} by now. Nothing was moved; look at the map again.',
    'SEAT-017': '%{seats} are sold, or in a colleague’s cart: whoever corrects orders can move them.',
    'SEAT-018': '%{count} seats are not in “%{name}” any more. Nothing was saved; open it again.',
    'SEAT-019': '%{seats} would be not for sale until it is lifted: only a house hold ends by itself.',
    'SEAT-020': 'Choose one moment at which %{seats} go back on sale.',
    'SEAT-021':
      'This contingent belongs to another performance than seat %{seat}. Choose one of this performance.',
    'SEAT-022':
      'Seat %{seat} is kept for another contingent. Choose another seat, or sell from its contingent.',
    'SEAT-023': '%{seats} are kept for another contingent: nobody can move there. Nothing was moved.',
    'SEAT-024': 'This plan has no seats yet. Draw some and save them first.',
    'STOCK-001':
      '%{occupied} places of “%{price}” are held or sold: whether it counts in the performance’s stock can no longer be changed. Create another price with the setting you want and hide this one.',
    'STOCK-002':
      '%{occupied} places of “%{name}” are held or sold: the contingent that contains it can no longer be changed. Create another contingent in the right place.',
    'STOCK-003': '“%{name}” must be within another contingent of the same performance.',
    'STOCK-004':
      'These places cannot be given back: what is counted as taken does not add up. Tell your administrator, who can check the counters.',
  },
};
