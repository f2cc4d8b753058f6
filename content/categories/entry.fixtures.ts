/** Valid leaves of a category. */
export const categoryEntry = {
  'name.th': 'เครื่องครัว',
  'name.en': 'Kitchen',
  type: 'GOODS',
  picture: { url: '/media/zest/kitchen.webp', alt: {} },
  position: 3,
};
