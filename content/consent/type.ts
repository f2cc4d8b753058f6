import { defineContentType } from '#schemas/content-type/define.ts';
import type { TextField } from '#schemas/fields/text.ts';

const text = (name: string, maxLength: number, over: Partial<TextField>): TextField => ({
  name,
  type: 'TEXT',
  localized: true,
  maxLength,
  label: 'site.consentTitle',
  help: 'site.builtIn',
  ...over,
});

/** Measuring of visits is the only thing for which a shop asks consent. */
export const consent = defineContentType({
  type: 'consent',
  name: { th: 'การขอความยินยอม', en: 'Consent', id: 'Persetujuan' },
  one: { th: 'การขอความยินยอม', en: 'Consent', id: 'Persetujuan' },
  about: {
    th: 'ถามก่อนเก็บสถิติหรือไม่ และใช้ข้อความใด',
    en: 'Whether visits are counted only with consent, and the text that asks for it',
    id: 'Apakah kunjungan dicatat hanya dengan persetujuan, dan teks yang memintanya',
  },
  group: 'site',
  lifecycle: 'drafted',
  single: true,
  fields: [
    {
      name: 'mode',
      type: 'SELECT',
      options: [
        { value: 'off', label: 'contentField.consent.off' },
        { value: 'opt-out', label: 'contentField.consent.opt-out' },
        { value: 'opt-in', label: 'contentField.consent.opt-in' },
      ],
      label: 'contentField.consent',
      required: true,
    },
    text('title', 80, { label: 'site.consentTitle' }),
    text('text', 600, { label: 'site.consentText', multiline: true }),
    text('reject', 30, { label: 'site.consentReject', short: true }),
    text('accept', 30, { label: 'site.consentAccept', short: true }),
  ],
  title: 'title',
  columns: [],
  filters: [],
  sorts: [],
});
