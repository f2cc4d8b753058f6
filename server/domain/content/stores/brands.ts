import { brands } from '../../catalogue/schema.ts';
import { type ContentStore, column, pictureColumn } from '../store.ts';

export const brandStore: ContentStore = {
  table: brands,
  fields: {
    name: column(brands.name),
    logo: pictureColumn(brands.logo),
    cover: pictureColumn(brands.cover),
    online: column(brands.online),
    hot: column(brands.hot),
    position: column(brands.position),
  },
  searched: ['name'],
  newRow: (id) => ({ code: id }),
  tags: (id) => ['brands', `brand:${id}`],
};
