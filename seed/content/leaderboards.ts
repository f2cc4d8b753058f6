import type { Text } from '#locales/format/localize.ts';

export type LeaderboardData = {
  /** Key of a category within the scope, and the level of its ancestor that is the scope. */
  category: string;
  level: 1 | 2;
  /** Order of a computed leaderboard; without one the editors choose. */
  order?: 'SOLD_QUANTITY' | 'AVERAGE_SCORE' | 'DISCOUNT' | 'REVIEW_COUNT';
};

export const LEADERBOARDS: readonly LeaderboardData[] = [
  { category: 'air-fryers', level: 1, order: 'SOLD_QUANTITY' },
  { category: 'earbuds', level: 1, order: 'AVERAGE_SCORE' },
  { category: 'serums', level: 1, order: 'DISCOUNT' },
  { category: 'snacks', level: 2, order: 'REVIEW_COUNT' },
  { category: 'flagship-phones', level: 2 },
  { category: 'backpacks', level: 2, order: 'SOLD_QUANTITY' },
  { category: 'serums', level: 1, order: 'AVERAGE_SCORE' },
  { category: 'keyboards', level: 2, order: 'DISCOUNT' },
  { category: 'sneakers', level: 2, order: 'REVIEW_COUNT' },
  { category: 'sofas', level: 1 },
  { category: 'dresses', level: 2 },
  { category: 'cat-food', level: 2 },
];

/** Name of a board, from its scope's name in one language and its order. */
export function boardName(scope: string, order: LeaderboardData['order']): Text {
  switch (order) {
    case 'SOLD_QUANTITY':
      return [`${scope}ขายดี`, `Best-Selling ${scope}`, `${scope} Terlaris`];
    case 'AVERAGE_SCORE':
      return [`${scope}คะแนนสูงสุด`, `Top-Rated ${scope}`, `${scope} Rating Tertinggi`];
    case 'DISCOUNT':
      return [`${scope}ลดแรงที่สุด`, `Biggest Discounts: ${scope}`, `Diskon Terbesar: ${scope}`];
    case 'REVIEW_COUNT':
      return [`${scope}รีวิวเยอะสุด`, `Most-Reviewed ${scope}`, `${scope} Paling Banyak Diulas`];
    default:
      return [`บรรณาธิการเลือก: ${scope}`, `Editors’ Pick: ${scope}`, `Pilihan Redaksi: ${scope}`];
  }
}
