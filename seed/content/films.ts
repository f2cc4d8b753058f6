/** Open films of the Blender Foundation, to which the example catalogue's notes link in place of video reviews. */
const FILMS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'TLkA0RELQ1g', 'Y-rmzh0PI3c', 'WhWc3b3KhnY'];

/** URL of one of the films; the same number gives the same one. */
export const filmAddress = (number: number) =>
  `https://www.youtube.com/watch?v=${FILMS[number % FILMS.length]}`;
