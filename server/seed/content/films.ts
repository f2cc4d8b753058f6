/** Open films of the Blender Foundation: the example catalogue's notes lead to them in place of reviews. */
const FILMS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'TLkA0RELQ1g', 'Y-rmzh0PI3c', 'WhWc3b3KhnY'];

/** The address of one of the films; the same number gives the same one. */
export const filmAddress = (number: number) =>
  `https://www.youtube.com/watch?v=${FILMS[number % FILMS.length]}`;
