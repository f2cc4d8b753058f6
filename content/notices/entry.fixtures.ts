/** Valid leaves of a notice. */
export const noticeEntry = {
  'title.th': 'รวมคูปองไว้ให้แล้ว',
  'title.en': 'All coupons on one page',
  'content.th': 'กดเก็บโค้ดได้จากหน้าเดียว',
  link: '/coupons',
  publishedAt: '2026-01-01T00:00:00.000Z',
};
