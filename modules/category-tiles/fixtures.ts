import type { ModuleFixtures } from '#runtime/module.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import type { CategoryTilesProps } from './module.ts';

const kitchen: CategoryTile = {
  classificationId: '1',
  classificationCode: 'kitchen',
  classificationName: 'เครื่องครัว',
  classificationImage: '/media/zest/categories/air-fryer.svg',
};

const of = (...data: CategoryTile[]) => ({ props: { title: {}, source: { list: 'GOODS' } }, data });

export const categoryTilesFixtures: ModuleFixtures<CategoryTilesProps, readonly CategoryTile[]> = {
  default: of(
    ...['1', '2', '3', '4'].map((id) => ({ ...kitchen, classificationId: id, classificationCode: `c${id}` })),
  ),
  empty: of(),
  longestThai: of({ ...kitchen, classificationName: 'เครื่องใช้ไฟฟ้าและอุปกรณ์ที่ปั๊มน้ำกู้ภัยในบ้าน' }),
  longestIndonesian: {
    ...of({ ...kitchen, classificationName: 'Perlengkapan Rumah Tangga dan Pertukangan' }),
    lang: 'id',
  },
  missingImage: of({ ...kitchen, classificationImage: undefined }),
};
