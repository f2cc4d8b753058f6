import { from, type Preset } from '../preset.ts';

/** A price with its currency in a text. */
const PRICE = /(?:฿|THB|Rp\.?)\s?\d(?:[\d,.]{0,15}\d)?|\d[\d,]{0,15}(?:\.\d{1,2})?\s?(?:฿|บาท|THB)/gi;
const MAX_TEXT = 20_000;

/** A news feed of offers: the price is in a field of its own, or the only one in the title and the description. */
export const rss: Preset = {
  signs: [['title', 'link']],
  mapping: {
    itemId: from('guid', 'id', 'link'),
    title: from('title'),
    price: from('sale_price', 'price'),
    originalPrice: from('price'),
    url: from('link', 'guid'),
    pictures: {
      from: [
        'enclosure_url',
        'enclosure',
        'image_link',
        'image',
        'thumbnail_url',
        'thumbnail',
        'content_url',
      ],
      all: true,
    },
    description: from('description', 'summary', 'encoded', 'content'),
    categories: from('category'),
  },
  derives: ['price'],
  complete: (item) => ({ ...item, price: item.price ?? onlyPrice(`${item.title} ${item.description}`) }),
};

/** The price in a text; undefined if it names several different ones, or none. */
function onlyPrice(text: string): string | undefined {
  const prices = new Set(
    text
      .slice(0, MAX_TEXT)
      .match(PRICE)
      ?.map((price) => price.replace(/\s/g, '')),
  );
  return prices.size === 1 ? [...prices][0] : undefined;
}
