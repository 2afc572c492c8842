/** What a person reads about long work, in English. */
export const jobs = {
  jobs: {
    tray: 'Work under way',
    update: 'Change: %{entity}',
    delete: 'Delete: %{entity}',
    import: 'Import: %{entity}',
    waiting: 'Waiting',
    progress: '%{progress} %',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    open: 'Open',
    cancel: 'Cancel %{name}',
    forget: 'Take %{name} off the list',
    doneNotice: '%{name}: done',
    failedNotice: '%{name}: failed',
  },
};
