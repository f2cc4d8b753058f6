/** The operators' workspace: loaded there only. One group of keys for each of its parts. */
export const editor = {
  'account.signIn': 'Sign in',
  'account.signOut': 'Sign out',

  'role.viewer': 'Viewer',
  'role.editor': 'Editor',
  'role.publisher': 'Publisher',
  'role.owner': 'Owner',
};
