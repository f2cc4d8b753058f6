import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_PICTURE_PX } from '#locales/format/share-picture.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import type { DealWords } from '../../domain/sharing/deal-words.ts';

const MARGIN = 60;
/** Size of the product's square, on the left. */
export const PRODUCT_PX = 500;
const TITLE_GRAPHEMES = 90;
/** Top edge of the title, and space between it and the price. */
const TITLE_TOP = MARGIN + 70;
const TITLE_GAP = 24;
const INK = '#1a1c22';
const MUTED = '#5f6470';
/** Colour of a good price. */
const GOOD = '#0b7a43';

/** Draws the picture as a JPEG; without a product picture the texts take the whole width. */
export async function drawDealPicture(words: DealWords, product: Buffer | undefined): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE_PX;
  const left = product ? MARGIN + PRODUCT_PX + MARGIN : MARGIN;
  const room = width - left - MARGIN;
  const site = await text(span(words.site, 32, MUTED, 400), room);
  const price = await text(priceMarkup(words), room);
  const priceTop = height - MARGIN - 16 - (price?.height ?? 0);
  const title = await titleLayer(words, room, priceTop - TITLE_GAP - TITLE_TOP);
  const layers: OverlayOptions[] = [
    { input: bar(words.colour), left: 0, top: height - 16 },
    ...(product ? [{ input: product, left: MARGIN, top: (height - PRODUCT_PX) / 2 - 8 }] : []),
    ...placed(site, left, MARGIN),
    ...placed(title, left, TITLE_TOP),
    ...placed(price, left, priceTop),
  ];
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Layer of the title, cut between graphemes until it fits. */
async function titleLayer({ lang, title }: DealWords, room: number, maxHeight: number) {
  const graphemes = Array.from(new Intl.Segmenter(lang).segment(printable(title)), ({ segment }) => segment);
  for (let count = TITLE_GRAPHEMES; ; count = Math.floor(count * 0.8)) {
    const cut =
      graphemes.length > count ? `${graphemes.slice(0, count).join('').trimEnd()}…` : graphemes.join('');
    const layer = await text(span(breakable(cut), 48, INK, 700), room);
    if (!layer || layer.height <= maxHeight || count < 10) return layer;
  }
}

/** Price, and below it the reduction, which has a line or two of its own. */
function priceMarkup({ price, reduction, colour }: DealWords): string {
  const parts = [span(price, 88, colour, 700)];
  if (reduction) parts.push(span(reduction, 36, GOOD, 700));
  return parts.join('\n');
}

function span(content: string, size: number, colour: string, weight: number): string {
  return `<span font_family="Anuphan" size="${size * 1_024}" weight="${weight}" foreground="${long(colour)}">${escapeMarkup(printable(content))}</span>`;
}

type Layer = { data: Buffer; height: number };

/** Layer of a text; undefined when nothing is visible, such as for spaces. */
async function text(markup: string, room: number): Promise<Layer | undefined> {
  const options = { text: markup, width: room, wrap: 'word-char', rgba: true, dpi: 72 } as const;
  try {
    const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
    return { data, height: info.height };
  } catch (error) {
    if (error instanceof Error && error.message.includes('no text to render')) return undefined;
    throw error;
  }
}

function placed(layer: Layer | undefined, left: number, top: number): OverlayOptions[] {
  return layer ? [{ input: layer.data, left, top }] : [];
}

const bar = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_PX.width}" height="16"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  );

/** The text with line break opportunities between Thai words, which are written without spaces. */
function breakable(content: string): string {
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  return content.replaceAll(/[\u0e00-\u0e7f]+/g, (run) =>
    Array.from(words.segment(run), ({ segment }) => segment).join('\u200b'),
  );
}

/** The text without unprintable parts: control characters and halves of an emoji. */
function printable(content: string): string {
  return content.toWellFormed().replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ') || ' ';
}

/** The colour with six digits, the only form that the text renderer supports. */
const long = (colour: string) =>
  colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : colour;
