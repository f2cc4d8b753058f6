/** A page that can be shared. */
export type Shared = {
  /** Path of the page, in its language. */
  href: string;
  title: string;
  /** Subject of the page. */
  subject?: { subjectType: 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE'; subjectId: string } | undefined;
  /** Activity that counts the share. */
  activityId?: string | undefined;
};

/** Texts of the sheet and of its fallback for failed copying. */
export type ShareLabels = Record<
  | 'share'
  | 'title'
  | 'making'
  | 'line'
  | 'facebook'
  | 'copy'
  | 'copied'
  | 'more'
  | 'link'
  | 'seen'
  | 'tips'
  | 'tipsText',
  string
>;
