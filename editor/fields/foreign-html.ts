const BLOCKS =
  'address article aside blockquote div dl dd dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul';
const BLOCK_TAGS = new Set(BLOCKS.toUpperCase().split(' '));
/** Boxes without a meaning of their own: their lines become paragraphs. */
const BOXES = 'div section article main header footer aside nav address form center o\\:p font';
const HEADINGS = 'h1 h2 h3 h4 h5 h6';
/** Font sizes in pt from which a paragraph of its own is a heading. */
const HEADING_PT = { h2: 18, h3: 14 } as const;
const PT_PER_PX = 0.75;

type Style = ReadonlyMap<string, string>;

/**
 * Document of HTML from elsewhere, which runs and loads nothing. Its `<base>` would be reported as a violation of our
 * own policy.
 */
export function parseForeign(html: string): HTMLElement {
  return new DOMParser().parseFromString(html.replaceAll(/<base\b/gi, '<x-base'), 'text/html').body;
}

/**
 * Clipboard HTML of other programs (Google Docs, Word, Gmail, Facebook, web pages) as plain article markup: formats that
 * are written in styles become tags, Word's list paragraphs lists, lines in boxes paragraphs. Our own stays as it is.
 * The result isn't safe: it is sanitised afterwards.
 */
export function translateForeignHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const body = parseForeign(html);
  for (const each of all(body, 'style, script, meta, link, title, .Apple-interchange-newline')) each.remove();
  for (const each of all(body, 'del, strike')) renamed(each, 's');
  for (const each of all(body, 'ins')) renamed(each, 'u');
  replaceEmojis(body);
  unwrapRedirects(body);
  makeLists(body);
  makeHeadings(body);
  breakLines(body);
  for (const each of all(body, '[style], b, strong, i, em')) styleToTags(each as HTMLElement);
  for (const each of all(body, BOXES.split(' ').join(', '))) unwrapBox(each);
  wrapLines(body);
  for (const each of all(body, 'li, td, th')) if (hasBlock(each)) wrapLines(each);
  for (const each of all(body, 'p')) if (isBlank(each)) each.remove();
  return body.innerHTML.replaceAll(/(?:&nbsp;)+/g, ' ');
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const isBlock = (node: Node) => BLOCK_TAGS.has(node.nodeName);
const hasBlock = (element: Element) => [...element.childNodes].some(isBlock);
const textOf = (node: Node) => (node.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim();
const isBlank = (element: Element) => textOf(element) === '' && !element.querySelector('img, hr, table');

/** Declarations of a style attribute, also those that no browser knows, such as Word's. */
function styleOf(element: Element): Style {
  const text = element.getAttribute('style') ?? '';
  return new Map(
    text.split(';').flatMap((each): [string, string][] => {
      const [name = '', ...value] = each.split(':');
      return value.length > 0 ? [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]] : [];
    }),
  );
}

/** Replaces an element by one of another tag with the same content. */
function renamed(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  const style = element.getAttribute('style');
  if (style !== null) made.setAttribute('style', style);
  element.replaceWith(made);
  return made;
}

/** Puts the content of an element into a new one inside it. */
function wrapContent(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.append(made);
}

/** Emojis that Facebook and Gmail draw as pictures. */
function replaceEmojis(body: Element): void {
  for (const each of all(body, 'img[alt]')) {
    const alt = each.getAttribute('alt') ?? '';
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(alt) && alt.length <= 16)
      each.replaceWith(alt);
  }
}

/** Links that lead through Google's or Facebook's counters lead to their target. */
function unwrapRedirects(body: Element): void {
  for (const each of all(body, 'a[href]')) {
    const url = URL.parse(each.getAttribute('href') ?? '');
    const isGoogle = url?.hostname === 'www.google.com' && url.pathname === '/url';
    const isFacebook = url?.hostname === 'l.facebook.com' && url.pathname === '/l.php';
    const target = isGoogle ? url.searchParams.get('q') : isFacebook ? url.searchParams.get('u') : null;
    if (target) each.setAttribute('href', target);
  }
}

/** Makes lists of Word's paragraphs, and puts lists that Google Docs has beside an item into it. */
function makeLists(body: Element): void {
  for (const each of all(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = each.previousElementSibling;
    if (item?.tagName === 'LI') item.append(each);
  }
  let open: Element[] = [];
  let last: Element | undefined;
  for (const each of all(body, 'p')) {
    const level = Number(/level(\d)/.exec(styleOf(each).get('mso-list') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = all(each, '[style]').find((one) => styleOf(one).get('mso-list') === 'ignore');
    const tag = /^\(?(?:\d+|[a-z]|[ivx]+|[ก-ฮ]|[๐-๙]+)[.)]/i.test(textOf(marker ?? each)) ? 'ol' : 'ul';
    marker?.remove();
    if (!last || each.previousElementSibling !== last) open = [];
    open = open.slice(0, level);
    for (let depth = open.length; depth < level; depth++) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1);
      if (!parent) each.before(list);
      else
        (parent.lastElementChild ?? parent.appendChild(body.ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    last = open[0];
    const item = body.ownerDocument.createElement('li');
    item.append(each);
    open.at(-1)?.append(item);
  }
}

/** Headings begin with the second level; titles that are only large or named in Word's styles become some, too. */
function makeHeadings(body: Element): void {
  for (const each of all(body, 'p, div')) {
    if (hasBlock(each) || isBlank(each) || each.closest('li, td, th')) continue;
    const outline = styleOf(each).get('mso-outline-level') ?? /MsoHeading(\d)/i.exec(each.className)?.[1];
    const size = Math.min(...textSizes(each));
    if (/MsoTitle/i.test(each.className)) renamed(each, 'h1');
    else if (outline && /^[1-6]$/.test(outline)) renamed(each, `h${outline}`);
    else if (textOf(each).length > 120) continue;
    else if (size >= HEADING_PT.h2) renamed(each, 'h2');
    else if (size >= HEADING_PT.h3 && isAllBold(each)) renamed(each, 'h3');
  }
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const each of all(body, HEADINGS.split(' ').join(', '))) {
    const level = Math.min(4, Number(each.tagName.slice(1)) + shift);
    const heading = renamed(each, `h${level}`);
    for (const one of [heading, ...all(heading, '*')]) one.removeAttribute('style');
    for (const one of all(heading, 'b, strong')) one.replaceWith(...one.childNodes);
  }
}

/** Text nodes with content. */
function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Font sizes in pt of all texts of a block; 0 where none is given. */
function textSizes(block: Element): number[] {
  return textsIn(block)
    .filter((text) => textOf(text) !== '')
    .map((text) => {
      for (let at = text.parentElement; at; at = at === block ? null : at.parentElement) {
        const [, size = '', unit] = /^([\d.]+)(pt|px)$/.exec(styleOf(at).get('font-size') ?? '') ?? [];
        if (size) return Number(size) * (unit === 'px' ? PT_PER_PX : 1);
      }
      return 0;
    });
}

const isBold = (style: Style) => /^(?:bold|bolder|[6-9]00)$/.test(style.get('font-weight') ?? '');

function isAllBold(block: Element): boolean {
  return textsIn(block).every((text) => {
    if (textOf(text) === '') return true;
    for (let at = text.parentElement; at; at = at === block ? null : at.parentElement)
      if (at.matches('b, strong') || isBold(styleOf(at))) return true;
    return false;
  });
}

/** Line breaks that are shown as such although they are plain characters. */
function breakLines(body: Element): void {
  for (const each of all(body, '[style]')) {
    if (!/^pre/.test(styleOf(each).get('white-space') ?? '') || each.closest('pre')) continue;
    for (const text of textsIn(each)) {
      const lines = text.data.split('\n');
      const isBetween = text.parentElement !== each && textOf(text) === '';
      if (lines.length < 2 || isBetween) continue;
      text.replaceWith(
        ...lines.flatMap((line, i) => (i === 0 ? [line] : [body.ownerDocument.createElement('br'), line])),
      );
    }
  }
}

/** Formats of a style attribute as tags; tags whose style takes their meaning away are dissolved. */
function styleToTags(element: HTMLElement): void {
  const style = styleOf(element);
  const weight = style.get('font-weight');
  const isPlain =
    (element.matches('b, strong') && /^(?:normal|[1-5]00)$/.test(weight ?? '')) ||
    (element.matches('i, em') && style.get('font-style') === 'normal');
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const align = style.get('vertical-align');
  const tags = [
    isBold(style) && !element.closest('b, strong, h2, h3, h4, th') && 'strong',
    style.get('font-style') === 'italic' && !element.closest('i, em') && 'em',
    decoration.includes('underline') && !element.closest('u, a') && !element.querySelector('a') && 'u',
    decoration.includes('line-through') && !element.closest('s, strike, del') && 's',
    (align === 'super' || align === 'sub') &&
      !element.closest('sup, sub') &&
      (align === 'super' ? 'sup' : 'sub'),
  ];
  if (!hasBlock(element) && textOf(element) !== '')
    for (const tag of tags) if (tag) wrapContent(element, tag);
  if (isPlain) element.replaceWith(...element.childNodes);
}

/** Dissolves a box; one without blocks is a paragraph. */
function unwrapBox(box: Element): void {
  const isInline = box.localName === 'font' || box.localName === 'o:p';
  if (!isInline && !hasBlock(box)) return void renamed(box, 'p');
  if (!isInline) wrapLines(box);
  box.replaceWith(...box.childNodes);
}

/** Makes paragraphs of the texts between the blocks of an element. */
function wrapLines(element: Element): void {
  // Docs wraps the blocks of a document in one inline element.
  for (const each of [...element.children])
    if (!isBlock(each) && each.matches('b, strong, span, i, em, a, u') && each.querySelector(BLOCK_SELECTOR))
      each.replaceWith(...each.childNodes);
  if (!hasBlock(element)) return;
  let line: Element | undefined;
  for (const node of [...element.childNodes]) {
    if (isBlock(node)) {
      line = undefined;
      continue;
    }
    if (node.nodeName === 'BR') {
      node.remove();
      line = undefined;
      continue;
    }
    if (!line && textOf(node) === '' && node.nodeName !== 'IMG') continue;
    if (!line) {
      line = element.ownerDocument.createElement('p');
      node.before(line);
    }
    line.append(node);
  }
}

const BLOCK_SELECTOR = BLOCKS.split(' ').join(', ');
