/** What a person reads on the screens of label sheets, in English. */
export const tickets = {
  labelSheet: {
    drawing: 'Drawing to scale: %{page}, %{columns} × %{rows} labels of %{width} × %{height} mm',
    title: 'The sheet',
    labels: '%{smart_count} label a sheet |||| %{smart_count} labels a sheet',
    fits: 'Everything is on the page.',
    over: 'The labels do not fit on the page: %{edges}.',
    right: '%{over} mm over the right edge',
    bottom: '%{over} mm over the lower edge',
    pending: 'Fill in how many labels there are and how large one is: the sheet is drawn here.',
    print: 'Print a test sheet',
    printHint: 'Print on plain paper at 100 %, then hold it against a label sheet before the light.',
  },
};
