/** Valid leaves of a list with the deals `d-1` and `d-2`. */
export const dealListEntry = {
  'label.th': 'ดีลเด็ด',
  'label.en': 'Top deals',
  kind: 'module',
  deals: [
    { type: 'CONTENT', code: 'd-2' },
    { type: 'CONTENT', code: 'd-1' },
  ],
  backgroundColors: [{ colour: '#FFE8DC' }],
  position: 2,
};
