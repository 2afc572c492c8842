/** What a person reads when places cannot be moved between stocks, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'STOCK-001':
      '%{occupied} places of “%{price}” are held or sold: whether it counts in the performance’s stock can no longer be changed. Create another price with the setting you want and hide this one.',
    'STOCK-002':
      '%{occupied} places of “%{name}” are held or sold: the contingent that contains it can no longer be changed. Create another contingent in the right place.',
    'STOCK-003': '“%{name}” must be within another contingent of the same performance.',
    'STOCK-004':
      'These places cannot be given back: what is counted as taken does not add up. Tell your administrator, who can check the counters.',
  },
};
