import { type LocalizedText, localize } from '#locales/format/localize.ts';
import { dashName } from '#locales/format/slug.ts';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import type { TenantSettings } from '#schemas/tenant.ts';
import type { Random } from '#server/platform/random.ts';
import { care, guide } from './article-templates.ts';
import type { CategoryTree } from './categories.ts';
import { SUBJECTS } from './content/articles/all.ts';
import type { Subject } from './content/articles/subject.ts';
import { MEMBER_NAMES } from './content/comments.ts';
import { filmAddress } from './content/films.ts';
import { link, paragraph, type Template } from './draft.ts';
import { before, month, tricks } from './note-templates.ts';
import { memberNamed } from './people.ts';
import { comparison, prices } from './price-templates.ts';
import type { SeedRows } from './rows.ts';
import type { SubjectFacts } from './subject-facts.ts';

type Plan = { template: Template; type: 'ARTICLE' | 'NOTE' };

const DAY_MS = 86_400_000;
const FIRST_ID = 30_001;
const articles: Plan[] = [guide, care, comparison, prices].map((template) => ({ template, type: 'ARTICLE' }));
const notes: Plan[] = [month, before, tricks].map((template) => ({ template, type: 'NOTE' }));
/** Contents per subject: a magazine has every kind; a shop has a guide or a price article, and two notes. */
const plansOf = (tenant: TenantSettings, i: number): Plan[] =>
  tenant.type === 'ARTICLE'
    ? [...articles, ...notes]
    : [articles[i % 2 ? 3 : 0] as Plan, ...notes.slice(0, 2)];

const AUTHORS = {
  ARTICLE: ['ทีมบรรณาธิการ', 'มะลิ แกะกล่อง', 'พี่หมู รีวิว', 'Ploy Picks', 'Tech Tuesday'],
  NOTE: MEMBER_NAMES.slice(0, 6),
};

/** Articles and notes in three languages, the newest of the last hours and the oldest four months old. */
export function buildContents(
  tenant: TenantSettings,
  categories: { goods: CategoryTree; articles: CategoryTree },
  factsOf: (category: string) => SubjectFacts,
  now: number,
  random: Random,
): SeedRows['contents'] {
  const tenantId = tenant.id;
  const planned = SUBJECTS.flatMap((subject, i) => plansOf(tenant, i).map((plan) => ({ subject, ...plan })));
  return random.sample(planned, planned.length).map(({ subject, template, type }, i) => {
    const id = String(FIRST_ID + i);
    const publishTime = now - 3_600_000 - Math.round(random.next() ** 1.5 * 120 * DAY_MS);
    const picture = `/media/${tenantId}/articles/${subject.kind}-${random.int(1, 999)}`;
    const tall = type === 'NOTE' && random.chance(0.5);
    const draft = template({
      subject,
      facts: factsOf(subject.category),
      year: new Date(now).getUTCFullYear(),
      picture: `${picture}.svg@800x600q70.webp`,
      shelf: shelfPath(subject, categories.goods),
      random,
    });
    const author = random.pick<string>(AUTHORS[type]);
    return {
      tenantId,
      id,
      code: `${type === 'NOTE' ? 'n' : 'a'}${id}`,
      contentTypeCode: type,
      title: draft.title,
      summary: draft.summary,
      body: sanitised(template === guide || type === 'NOTE' ? withFilm(draft.body, i) : draft.body),
      cover: tall
        ? { url: `${picture}-tall.svg`, width: 900, height: 1_200 }
        : { url: `${picture}.svg`, width: 1_200, height: 900 },
      author,
      authorId: type === 'NOTE' ? memberNamed(author) : null,
      keywords: subject.keywords.map(localize),
      classificationId: categories.articles.path(subject.section).at(-1) ?? null,
      selected: type === 'ARTICLE' && i % 4 === 0,
      heat: random.int(20, 5_000),
      invalid: i % 60 === 59,
      publishTime: new Date(publishTime),
      updateTime: new Date(
        publishTime + Math.round(random.next() * Math.min(10 * DAY_MS, now - publishTime)),
      ),
    };
  });
}

/** Path of the catalogue page of the subject's category (S1 §2). */
function shelfPath(subject: Subject, goods: CategoryTree): LocalizedText {
  const id = goods.path(subject.category).at(-1);
  const row = goods.rows.find((category) => category.id === id);
  const path = (name: string | undefined) => `/products/${dashName(name ?? '')}-${row?.code}`;
  return { th: path(row?.name.th), en: path(row?.name.en), id: path(row?.name.id) };
}

/** The text with a link to a film at its end. */
function withFilm(body: LocalizedText, number: number): LocalizedText {
  const film = (text: string) => paragraph(link(filmAddress(number), text));
  return {
    th: body.th + film('ดูคลิปประกอบบน YouTube'),
    en: body.en + film('Watch the film on YouTube'),
    id: body.id + film('Tonton videonya di YouTube'),
  };
}

function sanitised(body: LocalizedText): LocalizedText {
  return { th: sanitizeRichText(body.th), en: sanitizeRichText(body.en), id: sanitizeRichText(body.id) };
}
