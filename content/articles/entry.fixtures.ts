/** Valid leaves of an article. */
export const articleEntry = {
  'title.th': 'เลือกหม้อทอดอย่างไร',
  'title.en': 'How to choose an air fryer',
  'subtitle.th': 'วัดกันที่ลิตร',
  'shortTitle.th': 'เลือกหม้อทอด',
  type: 'ARTICLE',
  'summary.th': 'ขนาดเท่าไรจึงพอ',
  'body.th': '<p>ดูขนาดก่อน</p>',
  'body.en': '<p>Size comes first</p>',
  cover: { url: '/media/zest/fryer.webp', width: 1_200, height: 900, alt: {} },
  thumbnail: { url: '/media/zest/fryer-small.webp', width: 400, height: 400, alt: {} },
  author: 'Mali',
  keywords: [{ keyword: { th: 'ครัว', en: 'Kitchen' } }],
  selected: true,
  publishTime: '2026-01-01T00:00:00.000Z',
  withdrawn: false,
};
