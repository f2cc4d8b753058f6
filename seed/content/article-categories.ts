import type { CategoryData } from './goods-categories.ts';

/** The tabs of the magazine. */
export const ARTICLE_CATEGORIES: readonly CategoryData[] = [
  { key: 'tech', picture: 'laptop', name: ['เทคโนโลยี', 'Technology', 'Teknologi'] },
  { key: 'home', picture: 'air-fryer', name: ['บ้านและครัว', 'Home & Kitchen', 'Rumah & Dapur'] },
  { key: 'beauty', picture: 'serum', name: ['ความงาม', 'Beauty', 'Kecantikan'] },
  { key: 'family', picture: 'diapers', name: ['ครอบครัวและสัตว์เลี้ยง', 'Family & Pets', 'Keluarga & Hewan'] },
  { key: 'style', picture: 'sneakers', name: ['แฟชั่น', 'Style', 'Gaya'] },
];
