/** What a person reads on the screens of label sheets, in English. */
export const tickets = {
  labelSheet: {
    drawing: 'Drawing to scale: %{page}, %{columns} × %{rows} labels of %{width} × %{height} mm',
    title: 'Sheet',
    labels: '%{smart_count} label per sheet |||| %{smart_count} labels per sheet',
    fits: 'Everything fits on the page.',
    over: 'The labels do not fit on the page: %{edges}.',
    right: '%{over} mm past the right edge',
    bottom: '%{over} mm past the bottom edge',
    pending: 'Enter the number and size of labels to see the sheet here.',
    print: 'Print a test sheet',
    printHint: 'Print on plain paper at 100 %, then hold it against a label sheet up to the light.',
  },
};
