/** A page that can be shared. */
export type Shared = {
  /** Its path, in its language. */
  href: string;
  title: string;
  /** The thing that it shows. */
  subject?: { subjectType: 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE'; subjectId: string } | undefined;
  /** The activity that it is shared for. */
  activityId?: string | undefined;
};

/** Texts of the sheet and of what helps where copying fails. */
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
