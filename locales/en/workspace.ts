/** The editor's frame: workspace, outline, modules, keys. Part of the `editor` catalogue. */
export const workspace = {
  'workspace.undone': 'Undone: {label}',
  'workspace.redone': 'Done again: {label}',
  'workspace.undoGone': '“{label}” can’t be undone any more: somebody has changed it since',
  'workspace.editRefused': '“{label}” couldn’t be saved. What you wrote is under Kept texts.',
  'workspace.conflictBy': '{name} has changed the same thing: {label}. Choose which one stays.',
};
