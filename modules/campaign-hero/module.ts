import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { timeValue } from '#schemas/fields/time.ts';
import { defineModule } from '#schemas/module/define.ts';

const LENGTHS = { kicker: 60, title: 80, text: 200, button: 40 } as const;
/** Grounds, on all of which white words are readable. */
const TONES = ['red', 'rose', 'plum', 'navy', 'teal', 'forest', 'cocoa'] as const;

const schema = z.object({
  /** Short line above the title. */
  kicker: localizedTextValue(LENGTHS.kicker).default({}),
  title: localizedTextValue(LENGTHS.title).default({}),
  text: localizedTextValue(LENGTHS.text).default({}),
  /** Art with a clear ground, which stands on the colour. */
  picture: pictureValue.optional(),
  tone: z.enum(TONES).default('red'),
  /** Start and end of the campaign; without either there is no countdown. */
  from: timeValue.optional(),
  until: timeValue.optional(),
  button: localizedTextValue(LENGTHS.button).default({}),
  link: jumpValue.optional(),
  /** Words, button and link once the campaign is over. */
  endedText: localizedTextValue(LENGTHS.text).default({}),
  endedButton: localizedTextValue(LENGTHS.button).default({}),
  endedLink: jumpValue.optional(),
});

export type CampaignHeroProps = z.infer<typeof schema>;

export const campaignHero = defineModule({
  type: 'campaign-hero',
  version: 1,
  name: { th: 'ส่วนเปิดแคมเปญ', en: 'Campaign opening', id: 'Pembuka kampanye' },
  about: {
    th: 'ชื่อแคมเปญบนพื้นสี พร้อมรูปประกอบและเวลานับถอยหลัง เมื่อจบแล้วจะแจ้งให้ทราบ',
    en: 'A campaign’s title on a colour, with a picture and a countdown. Once over, it says so',
    id: 'Judul kampanye di atas warna, dengan gambar dan hitung mundur. Setelah selesai, ada keterangannya',
  },
  category: 'promotion',
  icon: 'fire',
  sketch: [
    [2, 4, 20, 4],
    [2, 11, 14, 3],
    [25, 4, 21, 16],
    [2, 23, 44, 5],
  ],
  schema,
  defaults: {
    kicker: {},
    title: { th: 'ชื่อแคมเปญ', en: 'Name of the campaign', id: 'Nama kampanye' },
    text: {},
    tone: 'red',
    button: {},
    endedText: {},
    endedButton: {},
  },
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      label: 'field.title',
      required: true,
      localized: true,
      maxLength: LENGTHS.title,
    },
    {
      name: 'kicker',
      type: 'TEXT',
      label: 'field.kicker',
      localized: true,
      maxLength: LENGTHS.kicker,
      short: true,
    },
    { name: 'text', type: 'TEXT', label: 'field.text', localized: true, maxLength: LENGTHS.text },
    {
      name: 'picture',
      type: 'PICTURE',
      label: 'field.picture',
      help: 'field.art.help',
      decorative: true,
    },
    {
      name: 'from',
      type: 'TIME',
      label: 'field.campaignFrom',
    },
    { name: 'until', type: 'TIME', label: 'field.campaignUntil', help: 'field.campaignUntil.help' },
    { name: 'link', type: 'JUMP', label: 'field.link' },
    {
      name: 'button',
      type: 'TEXT',
      label: 'field.button',
      localized: true,
      maxLength: LENGTHS.button,
      short: true,
    },
    {
      name: 'endedText',
      type: 'TEXT',
      label: 'field.endedText',
      localized: true,
      maxLength: LENGTHS.text,
    },
    { name: 'endedLink', type: 'JUMP', label: 'field.endedLink' },
    {
      name: 'endedButton',
      type: 'TEXT',
      label: 'field.endedButton',
      localized: true,
      maxLength: LENGTHS.button,
      short: true,
    },
    {
      name: 'tone',
      type: 'SELECT',
      tab: 'style',
      label: 'field.tone',
      required: true,
      options: TONES.map((value) => ({ value, label: `option.tone.${value}` as const })),
    },
  ],
});
