import type { Text } from '#locales/format/localize.ts';

export type LeaderboardData = {
  name: Text;
  /** Key of a category within the scope, and the level of its ancestor that is the scope. */
  category: string;
  level: 1 | 2;
  /** Order of a computed leaderboard; without one the editors choose. */
  order?: 'SOLD_QUANTITY' | 'AVERAGE_SCORE' | 'DISCOUNT' | 'REVIEW_COUNT';
};

export const LEADERBOARDS: readonly LeaderboardData[] = [
  {
    name: ['เครื่องใช้ไฟฟ้าขายดี', 'Best-Selling Appliances', 'Elektronik Rumah Terlaris'],
    category: 'air-fryers',
    level: 1,
    order: 'SOLD_QUANTITY',
  },
  {
    name: ['หูฟังและแกดเจ็ตคะแนนสูงสุด', 'Top-Rated Audio & Wearables', 'Audio & Wearable Rating Tertinggi'],
    category: 'earbuds',
    level: 1,
    order: 'AVERAGE_SCORE',
  },
  {
    name: ['ความงามลดแรงที่สุด', 'Biggest Beauty Discounts', 'Diskon Kecantikan Terbesar'],
    category: 'serums',
    level: 1,
    order: 'DISCOUNT',
  },
  {
    name: ['ของกินของใช้รีวิวเยอะสุด', 'Most-Reviewed Groceries', 'Kebutuhan Harian Paling Banyak Ulasan'],
    category: 'snacks',
    level: 1,
    order: 'REVIEW_COUNT',
  },
  {
    name: ['บรรณาธิการเลือก: มือถือและอุปกรณ์', 'Editors’ Pick: Phones', 'Pilihan Redaksi: Ponsel'],
    category: 'flagship-phones',
    level: 1,
  },
  {
    name: ['เครื่องครัวไฟฟ้าขายดี', 'Best-Selling Kitchen Appliances', 'Elektronik Dapur Terlaris'],
    category: 'air-fryers',
    level: 2,
    order: 'SOLD_QUANTITY',
  },
  {
    name: ['สกินแคร์คะแนนสูงสุด', 'Top-Rated Skincare', 'Perawatan Wajah Rating Tertinggi'],
    category: 'serums',
    level: 2,
    order: 'AVERAGE_SCORE',
  },
  {
    name: ['อุปกรณ์คอมลดแรง', 'Biggest Discounts on PC Gear', 'Diskon Aksesori Komputer Terbesar'],
    category: 'keyboards',
    level: 2,
    order: 'DISCOUNT',
  },
  {
    name: ['รองเท้ารีวิวแน่น', 'Most-Reviewed Shoes', 'Sepatu Paling Banyak Ulasan'],
    category: 'sneakers',
    level: 2,
    order: 'REVIEW_COUNT',
  },
  {
    name: ['บรรณาธิการเลือก: บ้านและเฟอร์นิเจอร์', 'Editors’ Pick: Home', 'Pilihan Redaksi: Rumah'],
    category: 'sofas',
    level: 1,
  },
  {
    name: ['บรรณาธิการเลือก: แฟชั่น', 'Editors’ Pick: Fashion', 'Pilihan Redaksi: Fashion'],
    category: 'dresses',
    level: 1,
  },
  {
    name: ['บรรณาธิการเลือก: สัตว์เลี้ยง', 'Editors’ Pick: Pets', 'Pilihan Redaksi: Hewan'],
    category: 'cat-food',
    level: 2,
  },
];
