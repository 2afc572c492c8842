/** What a person reads about long work, in English. */
export const jobs = {
  errors: {
    'BULK-001': 'Too many records at once: %{count}, at most %{most}.',
    'BULK-002': '%{count} of the records are no longer there. Nothing was changed.',
    'BULK-004': '%{count} of the records were changed meanwhile. Nothing was changed.',
    'JOB-001': 'The work failed as often as it was tried.',
    'JOB-002': 'This work has ended already.',
    'JOB-003': 'There is no such work.',
    'SEL-001': 'The list has changed: it now has %{matched} records, not %{expected}. Nothing was changed.',
    'SEL-003': 'Some of the records are still in use (%{count}). Nothing was deleted.',
  },
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
