import { brands } from '../../catalogue/schema.ts';
import { noteRenamed } from '../../search/follow-renamed.ts';
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
  changed: async (by, id, names) => {
    if (names.includes('name')) await noteRenamed(by, { kind: 'brand', id });
  },
};
