import { tableEditing } from '@tiptap/pm/tables';
import { type AnyExtension, Mark, mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { parseLink } from '#schemas/content/link.ts';
import { isMediaUrl } from '#schemas/content/media-url.ts';

// Markup that the sanitiser keeps (`schemas/content/rich-text.ts`) and the starter kit lacks.

const Sub = simpleMark('sub');
const Sup = simpleMark('sup');

const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: {},
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (img) => (isMediaUrl(img.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** Tables by prosemirror-tables, which finds its nodes by their `tableRole`. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }: { name: string }) => {
    const tableRole = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }[
      name
    ];
    return tableRole ? { tableRole } : {};
  },
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', spans(HTMLAttributes), 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', spans(HTMLAttributes), 0],
});

/** Attributes of cells that span several columns or rows; other cells have none. */
function spans(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => Number(value) > 1));
}

function simpleMark(tag: 'sub' | 'sup') {
  return Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** Extensions for all markup of a page's text. Undo is that of the page or entry, which knows every field. */
export const richTextExtensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    undoRedo: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => parseLink(url) !== null,
    },
  }),
  Sub,
  Sup,
  Image,
  Figure,
  Figcaption,
  Table,
  TableRow,
  TableCell,
  TableHeader,
];
