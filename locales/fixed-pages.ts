/** The sections of the fixed pages, in order: each has the texts `<page>.<section>.title` and `….text`. */
export const PAGE_SECTIONS = {
  about: ['mission', 'prices', 'money', 'people', 'help'],
  agreement: ['scope', 'deals', 'account', 'content', 'liability', 'changes'],
  privacy: ['collect', 'use', 'share', 'cookies', 'rights', 'keep'],
  download: ['why', 'how'],
  prices: ['readings', 'usual', 'verdict', 'lows', 'reductions', 'list', 'stale', 'mistakes'],
} as const;
