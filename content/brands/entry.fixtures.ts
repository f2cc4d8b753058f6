/** Valid leaves of a brand. */
export const brandEntry = {
  'name.th': 'ซอนี่',
  'name.en': 'Sony',
  logo: { url: '/media/zest/sony.webp', alt: {} },
  online: true,
  hot: true,
  position: 3,
};
