/** Titles of the dialogs that keep modules, and of the commands that open them. */
export const KEEP_TITLES = {
  shared: 'reuse.share',
  section: 'reuse.saveSection',
  template: 'reuse.saveTemplate',
} as const;
