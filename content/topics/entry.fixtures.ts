/** Valid leaves of a topic. */
export const topicEntry = {
  'title.th': 'กลับสู่โรงเรียน',
  'title.en': 'Back to school',
  subtitle: 'back to school',
  'tagline.th': 'ของครบก่อนเปิดเทอม',
  cover: { url: '/media/zest/school.webp', alt: {} },
  shelved: true,
  position: 4,
};
