import { compose, type LocalizedText, type Text } from '#locales/format/localize.ts';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import type { FindOffers } from './article-offers.ts';
import type { Part, Piece } from './content/articles/piece.ts';

type Pick = (text: Text) => string;
export type BodyInput = {
  findOffers: FindOffers;
  /** Time of publication, ms. */
  publishTime: number;
  /** URL of the picture inside the text. */
  picture: string;
  /** Name and path of the catalogue page of the goods, per language. */
  shelf: { name: LocalizedText; path: LocalizedText };
};

/** Writes a piece's body as sanitised HTML in each language; an article ends with a link to its goods. */
export function articleBody(piece: Piece, input: BodyInput): LocalizedText {
  const body = compose((pick) =>
    [
      ...piece.body.map((part) => partHtml(part, pick, input)),
      ...(piece.type === 'ARTICLE' ? [shelfLink(pick, input.shelf)] : []),
    ].join(''),
  );
  return { th: sanitizeRichText(body.th), en: sanitizeRichText(body.en), id: sanitizeRichText(body.id) };
}

function partHtml(part: Part, pick: Pick, input: BodyInput): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p>${pick(part.text)}</p>`;
    case 'heading':
      return `<h2>${pick(part.text)}</h2>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${pick(item)}</li>`).join('')}</ul>`;
    case 'table':
      return table(
        part.head.map(pick),
        part.rows.map((row) => row.map(pick)),
      );
    case 'picture':
      return `<figure><img src="${input.picture}" alt="${pick(part.text)}" width="800" height="600"><figcaption>${pick(part.text)}</figcaption></figure>`;
    case 'offers':
      return offersTable(part, pick, input);
  }
}

function offersTable(
  { category, count, most }: Extract<Part, { kind: 'offers' }>,
  pick: Pick,
  { findOffers, publishTime }: BodyInput,
): string {
  const rows = findOffers(category, publishTime, count, most).map((offer) => [
    `<a href="${offer.path}">${offer.name}</a>`,
    pick(textOf(offer.specs)),
    `฿${baht(offer.price)}`,
  ]);
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'Asia/Bangkok' }).format(
      publishTime,
    );
  const price: Text = [`ราคาวันที่ ${day('th')}`, `Price on ${day('en-GB')}`, `Harga ${day('id')}`];
  const head: readonly Text[] = [['รุ่น', 'Model', 'Model'], ['สเปก', 'Specification', 'Spesifikasi'], price];
  return rows.length > 0 ? table(head.map(pick), rows) : '';
}

/** Satang as people write baht: without decimals, or with both. */
const baht = (satang: number) =>
  (satang / 100).toLocaleString('en-US', { minimumFractionDigits: satang % 100 === 0 ? 0 : 2 });

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function shelfLink(pick: Pick, { name, path }: BodyInput['shelf']): string {
  const link = `<a href="${pick(textOf(path))}">${pick(textOf(name))}</a>`;
  return `<p>${pick([
    `ดู ${link} ทั้งหมดพร้อมราคาย้อนหลัง`,
    `See all ${link} with their price history.`,
    `Lihat semua ${link} beserta riwayat harganya.`,
  ])}</p>`;
}

const textOf = ({ th, en, id }: LocalizedText): Text => [th, en, id];
