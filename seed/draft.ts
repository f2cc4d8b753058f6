import { compose, type LocalizedText, type Text } from '#locales/format/localize.ts';
import type { Random } from '#server/platform/random.ts';
import type { Subject } from './content/articles/subject.ts';
import type { SubjectFacts } from './subject-facts.ts';

export type Draft = { title: LocalizedText; summary: LocalizedText; body: LocalizedText };

/** Input of a template. */
export type DraftInput = {
  subject: Subject;
  facts: SubjectFacts;
  /** Gregorian year. */
  year: number;
  /** URL of a picture inside the text. */
  picture: string;
  /** Path of the catalogue page of this kind of product, per language. */
  shelf: LocalizedText;
  random: Random;
};
export type Template = (input: DraftInput) => Draft;

/** A text about the subject, written once per language with its name. */
export function about(subject: Subject, write: (name: string) => Text): LocalizedText {
  return compose((pick) => pick(write(pick(subject.name))));
}

export const paragraph = (text: string) => `<p>${text}</p>`;
export const heading = (text: string) => `<h2>${text}</h2>`;
export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const figure = (src: string, alt: string) =>
  `<figure><img src="${src}" alt="${alt}" width="800" height="600"><figcaption>${alt}</figcaption></figure>`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

export const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

/** Satang formatted as ฿1,290. */
export const baht = (satang: number) => `฿${(satang / 100).toLocaleString('en-US')}`;

export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Last paragraph, with a link to the catalogue. */
export function closing(pick: (text: Text) => string, subject: Subject, shelf: LocalizedText): string {
  const name = pick(subject.name);
  return paragraph(
    pick([
      `ดู${name}ทุกรุ่นพร้อมราคาย้อนหลังได้ที่${link(shelf.th, `หน้ารวม${name}`)}`,
      `See all ${name} with their price history on ${link(shelf.en, 'this page')}.`,
      `Lihat semua ${name} beserta riwayat harganya di ${link(shelf.id, 'halaman ini')}.`,
    ]),
  );
}
