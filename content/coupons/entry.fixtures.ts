/** Valid leaves of a coupon. */
export const couponEntry = {
  'title.th': 'ลด 100 บาท',
  type: 'CODE',
  platform: 'SHOPEE',
  discountType: 'AMOUNT',
  discount: 10_000,
  code: 'NEW100',
  link: 'https://shopee.co.th/x',
  shelfTime: '2026-01-01T00:00:00.000Z',
  startTime: '2026-01-01T00:00:00.000Z',
};
