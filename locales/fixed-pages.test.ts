import { expect, test } from 'vitest';
import { PAGE_SECTIONS } from './fixed-pages.ts';
import { CATALOGUES } from './text.ts';

const screens = { ...CATALOGUES.en.screens, ...CATALOGUES.en.help };

test.each(Object.entries(PAGE_SECTIONS))(
  'the sections of %s are those of the catalogue',
  (page, sections) => {
    const titles = Object.keys(screens).filter((key) => key.startsWith(`${page}.`) && key.endsWith('.title'));
    const texts = Object.keys(screens).filter((key) => key.startsWith(`${page}.`) && key.endsWith('.text'));
    expect(titles).toEqual([`${page}.title`, ...sections.map((section) => `${page}.${section}.title`)]);
    expect(texts).toEqual(sections.map((section) => `${page}.${section}.text`));
  },
);
