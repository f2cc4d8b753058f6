import { account } from './account.ts';
import { activityDesk } from './activity-desk.ts';
import { desk } from './desk.ts';
import { fields } from './fields.ts';
import { publishing } from './publishing.ts';
import { workspace } from './workspace.ts';

/** The operators' workspace: loaded there only. One group of keys for each of its parts. */
export const editor = {
  ...account,
  ...activityDesk,
  ...desk,
  ...fields,
  ...workspace,
  ...publishing,

  'preview.signIn': 'Sign in to the editor to see this preview',
  'preview.expired': 'This review link has expired or was withdrawn. Ask whoever sent it for a new one.',
  'preview.missing': 'There is no such page or version',
  'preview.noExample': 'There is nothing to show this page with yet',
  'preview.unreadable': 'This preview’s address can’t be read',

  'stage.frame': 'The page in {language}',
  'stage.unloaded': 'The page’s code couldn’t be loaded, so your changes don’t show here. They aren’t lost.',
  'stage.dropHere': 'Drop here',
  'stage.up': 'Move up',
  'stage.down': 'Move down',
  'stage.duplicate': 'Duplicate',
  'stage.hide': 'Hide',
  'stage.remove': 'Delete',
  'stage.failed': '{name} isn’t working: {reason}',
  'stage.failedMany_one': '{count} module isn’t working',
  'stage.failedMany_other': '{count} modules aren’t working',
  'stage.reason.slow': 'its data came too late',
  'stage.reason.unknown': 'this product has no such module',
  'stage.reason.newer': 'made with a newer version',
  'stage.reason.invalid': 'its settings can’t be read',
  'pick.goodsCategories': 'All product categories',
  'pick.articleCategories': 'All article categories',
};
