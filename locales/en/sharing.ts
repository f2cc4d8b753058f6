/** Sharing pages and activities. */
export const sharing = {
  'share.label': 'Share',
  'share.title': 'Share with friends',
  'share.making': 'Making your link…',
  'share.line': 'Share on LINE',
  'share.facebook': 'Share on Facebook',
  'share.more': 'More apps…',
  'share.copy': 'Copy the link',
  'share.copied': 'Link copied',
  'share.failed': 'The link couldn’t be copied',
  'share.link': 'Link',
  'share.seen': 'Whoever opens this link sees that you shared it.',
  'share.by': 'Shared by {name}',
  'share.tips': 'Activity tips',
  'share.tips.text':
    'The link couldn’t be copied for you. Press and hold the text below, choose “Copy”, then paste it into a chat with your friends.',
};
