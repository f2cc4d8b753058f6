import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, pascalCase } from './module-lists.mjs';

/** Files of a new module with one text field, by name. */
function templateOf(type) {
  const name = camelCase(type);
  const Name = pascalCase(type);
  const words = type.replaceAll('-', ' ');
  const english = words[0].toUpperCase() + words.slice(1);
  return {
    'module.ts': `import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { lines, title } from '#schemas/module/sketch.ts';

const TITLE_LENGTH = 80;

const schema = z.object({ title: localizedTextValue(TITLE_LENGTH).default({}) });

export type ${Name}Props = z.infer<typeof schema>;

export const ${name} = defineModule({
  type: '${type}',
  version: 1,
  name: { th: 'โมดูลใหม่', en: '${english}', id: 'Modul baru' },
  about: {
    th: 'หัวข้อหนึ่งบรรทัด',
    en: 'A title',
    id: 'Sebuah judul',
  },
  category: 'content',
  icon: 'box',
  sketch: [...title, ...lines(3, 10)],
  schema,
  defaults: { title: { th: 'หัวข้อ', en: 'Title', id: 'Judul' } },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', required: true, localized: true, maxLength: TITLE_LENGTH },
  ],
});
`,
    'view.tsx': `import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import type { ${Name}Props } from './module.ts';

export function ${Name}View({ id, props, ctx }: ViewProps<${Name}Props>): ReactNode {
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage);
  if (!title) return null;
  const titleId = \`\${id}-title\`;
  return (
    <ModuleSection id={id} type="${type}" labelledBy={titleId}>
      <SectionHeader id={titleId} title={title} />
    </ModuleSection>
  );
}
`,
    'fixtures.ts': `import type { ModuleFixtures } from '#runtime/module.ts';
import type { ${Name}Props } from './module.ts';

const of = (title: ${Name}Props['title']) => ({ props: { title }, data: undefined });

export const ${name}Fixtures: ModuleFixtures<${Name}Props> = {
  default: of({ th: 'ดีลเด็ดวันนี้', en: 'Deals of today', id: 'Promo hari ini' }),
  empty: of({}),
  longestThai: of({ th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้' }),
  longestIndonesian: {
    ...of({ id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi' }),
    lang: 'id',
  },
  /** It has no images. */
  missingImage: of({ th: 'กล้อง' }),
};
`,
    [`${type}.test.tsx`]: `import { expect, test } from 'vitest';
import { describeModule, showFixture } from '#tests/module-kit.tsx';
import { ${name}Fixtures } from './fixtures.ts';
import { ${name} } from './module.ts';
import { ${Name}View } from './view.tsx';

describeModule(${name}, ${Name}View, ${name}Fixtures, [{ title: 'a text' }, { title: { th: 'ก'.repeat(81) } }]);

test('its title is in the page’s language', async () => {
  const body = await showFixture(${Name}View, ${name}Fixtures.default, { lang: 'en' });
  expect(body.querySelector('h2')?.textContent).toBe('Deals of today');
});
`,
  };
}

/**
 * Writes a new module's folder into a `modules` folder.
 * @throws {Error} when the name isn't in kebab-case or is taken
 */
export function writeModule(dir, type = '') {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(type)) throw new Error(`A module's name is in kebab-case: ${type}`);
  mkdirSync(join(dir, type));
  for (const [name, text] of Object.entries(templateOf(type))) writeFileSync(join(dir, type, name), text);
}
