import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const articles = defineContentType({
  type: 'articles',
  name: { th: 'บทความและโน้ต', en: 'Articles and notes', id: 'Artikel dan catatan' },
  one: { th: 'บทความ', en: 'Article', id: 'Artikel' },
  about: {
    th: 'เนื้อหา ภาพปก คำสำคัญ และเวลาเผยแพร่ของบทความและโน้ต',
    en: 'Texts, covers, keywords and times of publication of articles and notes',
    id: 'Isi, sampul, kata kunci, dan waktu terbit artikel dan catatan',
  },
  group: 'editorial',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 150,
      label: 'contentField.title',
      required: true,
    },
    {
      name: 'type',
      type: 'SELECT',
      options: [
        { value: 'ARTICLE', label: 'contentField.articleType.ARTICLE' },
        { value: 'NOTE', label: 'contentField.articleType.NOTE' },
      ],
      label: 'contentField.articleType',
      required: true,
    },
    {
      name: 'summary',
      type: 'TEXT',
      localized: true,
      multiline: true,
      maxLength: 400,
      label: 'contentField.summary',
    },
    { name: 'body', type: 'RICH_TEXT', label: 'contentField.body', required: true },
    { name: 'cover', type: 'PICTURE', namedBy: 'title', label: 'contentField.cover' },
    { name: 'author', type: 'TEXT', maxLength: 60, label: 'contentField.author', required: true },
    { name: 'category', type: 'TEXT', codeOf: 'CATEGORY', label: 'contentField.category' },
    {
      name: 'keywords',
      type: 'LIST',
      max: 10,
      item: [
        {
          name: 'keyword',
          type: 'TEXT',
          localized: true,
          maxLength: 60,
          label: 'contentField.keyword',
          required: true,
        },
      ],
      label: 'contentField.keywords',
    },
    { name: 'selected', type: 'SELECT', options: yesNo, label: 'contentField.selected' },
    { name: 'publishTime', type: 'TIME', label: 'contentField.publishTime', required: true },
    {
      name: 'withdrawn',
      type: 'SELECT',
      options: yesNo,
      label: 'contentField.withdrawn',
      help: 'contentField.withdrawn.help',
    },
  ],
  title: 'title',
  columns: ['cover', 'type', 'author', 'selected', 'withdrawn', 'publishTime'],
  filters: ['type', 'selected', 'withdrawn', 'publishTime'],
  sorts: [{ field: 'publishTime', descending: true }],
  address: '/article/{code}',
});
