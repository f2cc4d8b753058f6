import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { shownTexts, textPlaces } from './text-places.ts';

const definition = defineModule({
  type: 'tabs',
  version: 1,
  ...moduleLook,
  schema: z.looseObject({}),
  defaults: {},
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true },
    { name: 'code', type: 'TEXT', label: { plain: 'Code' }, codeOf: 'BOARD' },
    {
      name: 'tabs',
      type: 'LIST',
      label: 'field.tabs',
      max: 9,
      item: [{ name: 'label', type: 'TEXT', label: 'field.label', localized: true }],
    },
  ],
});
const props = {
  title: { th: 'หัวข้อ', en: 'Deals' },
  code: 'Deals',
  tabs: [{ label: { th: 'แท็บ' } }, { label: {} }, { label: { th: 'x', en: 'Deals' } }, 'broken'],
};
const texts = (lang: 'th' | 'en') => textPlaces(definition, { props }, lang, 'th');

test('texts are those of the language, else of the default one; codes and empty ones are none', () => {
  expect(texts('en').map(({ path, text }) => [path.join('/'), text])).toEqual([
    ['title', 'Deals'],
    ['tabs/0/label', 'แท็บ'],
    ['tabs/2/label', 'Deals'],
  ]);
});

test('an element is the first one that shows nothing but the text, so equal texts are told apart by order', () => {
  const module = document.createElement('section');
  module.innerHTML =
    '<p>Deals of the day</p><h2><a> Deals\n</a></h2><div><button>แท็บ</button><button>Deals</button></div>';
  const shown = shownTexts(module, texts('en'));
  expect(shown.map(({ element, place }) => [element.tagName, place.path.join('/')])).toEqual([
    ['A', 'title'],
    ['BUTTON', 'tabs/0/label'],
    ['BUTTON', 'tabs/2/label'],
  ]);
});
