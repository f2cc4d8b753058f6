import { localize, type Text } from '#locales/format/localize.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { type SeedPage, seedNode, stackedDocument } from '#server/domain/pages/stacked-document.ts';
import {
  ALERT_KEYWORDS,
  SALE_DAYS,
  SALE_LABELS,
  SALE_PARTS,
  SALE_TEXTS,
  type SaleDayData,
} from './content/sale-days.ts';
import { BANGKOK_MS } from './days.ts';
import type { SeedRows } from './rows.ts';

/** Parts of the tenant's catalogue that the pages of its sale days and its home show. */
export type SalePicks = {
  /** Codes of articles. */
  articles: readonly string[];
  /** Running lottery. */
  lottery?: string | undefined;
  /** Codes of all leaderboards. */
  boards: readonly (string | undefined)[];
};

const HOURS = '00:00:00+07:00';
const BOARDS = ['b401', 'b402', 'b405', 'b403', 'b404', 'b406'];

/** Picks articles, spread evenly over all, the running lottery and the leaderboards. */
export function salePicks(
  { contents, activities, itemGroups }: Pick<SeedRows, 'contents' | 'activities' | 'itemGroups'>,
  now: number,
): SalePicks {
  const articles = contents.filter(
    ({ contentTypeCode, invalid }) => contentTypeCode === 'ARTICLE' && !invalid,
  );
  const step = Math.max(1, Math.floor(articles.length / 4));
  return {
    articles: articles
      .filter((_, i) => i % step === 0)
      .map(({ code }) => code)
      .slice(0, 4),
    lottery: activities.find(
      ({ type, startsAt, endsAt }) => type === 'LOTTERY' && +startsAt <= now && now < +endsAt,
    )?.id,
    boards: itemGroups.map(({ code }) => code),
  };
}

/** Pages of the sale days of the year of `now` in Bangkok; `now` in ms since 1970. */
export function saleDayPages(tenantId: string, picks: SalePicks, now: number): SeedPage[] {
  const year = new Date(now + BANGKOK_MS).getUTCFullYear();
  return SALE_DAYS.map((data) => ({
    id: `campaign-${data.day}`,
    path: `/campaign/${data.day}`,
    document: saleDayDocument(tenantId, data, year, picks),
  }));
}

type Part = { slot: string; label: Text; nodes: readonly ModuleNode[] };

function saleDayDocument(tenantId: string, data: SaleDayData, year: number, picks: SalePicks): PageDocument {
  const parts = saleParts(data, picks);
  const guides = guideTabs(picks);
  const meta = {
    title: localize(data.title),
    description: localize(data.description),
    image: `/media/${tenantId}/banners/mega-sale.svg`,
  };
  const document = stackedDocument(meta, [
    hero(tenantId, data, year),
    {
      ...seedNode(
        'navigation-tabs',
        { show: 'sections', tabs: parts.map(({ slot, label }) => ({ slot, label: localize(label) })) },
        'parts',
      ),
      slots: Object.fromEntries(parts.map(({ slot, nodes }) => [slot, nodes.map(({ id }) => id)])),
    },
    seedNode('rich-text', { title: localize(SALE_TEXTS.rules), text: localize(SALE_TEXTS.rulesText) }),
    seedNode('alert-sign-up', {
      title: localize(SALE_TEXTS.alert),
      text: localize(SALE_TEXTS.alertText),
      keywords: ALERT_KEYWORDS.map((keyword) => ({ keyword: localize(keyword) })),
    }),
    seedNode('share-invitation', {
      title: localize(SALE_TEXTS.share),
      text: localize(SALE_TEXTS.shareText),
      ...(picks.lottery && { activity: picks.lottery }),
    }),
  ]);
  const inner = [...parts.flatMap(({ nodes }) => nodes), ...guides];
  return {
    ...document,
    nodes: { ...document.nodes, ...Object.fromEntries(inner.map((node) => [node.id, node])) },
  };
}

function hero(tenantId: string, data: SaleDayData, year: number): ModuleNode {
  return seedNode('campaign-hero', {
    kicker: localize(data.kicker),
    title: localize(data.heading),
    text: localize(data.text),
    picture: { url: `/media/${tenantId}/campaigns/${data.day}.svg`, width: 1_400, height: 840, alt: {} },
    tone: data.tone,
    from: `${year}-${data.from}T${HOURS}`,
    until: `${year}-${data.until}T${HOURS}`,
    button: localize(SALE_TEXTS.button),
    link: '/daily-special-offers',
    endedText: localize(data.ended),
    endedButton: localize(data.next.button),
    endedLink: data.next.link,
  });
}

function saleParts(data: SaleDayData, { lottery }: SalePicks): Part[] {
  const reduced = (categories?: readonly string[]) => [
    ...(categories ? [{ field: 'category', op: 'in', value: [...categories] }] : []),
    { field: 'discount', op: 'atLeast', value: 15 },
  ];
  const query = { sort: 'hottest', count: 10, pins: [], without: [] };
  return [
    {
      slot: 'coupons',
      label: SALE_LABELS.coupons,
      nodes: [seedNode('coupons', { title: localize(SALE_TEXTS.coupons), count: 6 })],
    },
    {
      slot: 'deals',
      label: SALE_LABELS.deals,
      nodes: [
        seedNode('deals', {
          title: localize(data.deals),
          link: '/daily-special-offers',
          layout: 'grid',
          source: { ...query, query: reduced() },
        }),
      ],
    },
    ...SALE_PARTS.map(({ slot, label, categories }) => ({
      slot,
      label,
      nodes: [
        seedNode(
          'goods-list',
          {
            title: localize(label),
            link: '/products',
            layout: 'strip',
            source: { ...query, query: reduced(categories) },
          },
          `goods-${slot}`,
        ),
      ],
    })),
    ...(lottery
      ? [
          {
            slot: 'lottery',
            label: SALE_LABELS.lottery,
            nodes: [seedNode('activity', { activity: lottery })],
          },
        ]
      : []),
    {
      slot: 'guides',
      label: SALE_LABELS.guides,
      nodes: [
        seedNode('brands', { title: localize(SALE_TEXTS.brands) }),
        {
          ...seedNode('navigation-tabs', {
            tabs: [
              { slot: 'articles', label: localize(SALE_TEXTS.articles) },
              { slot: 'boards', label: localize(SALE_TEXTS.boards) },
              { slot: 'all', label: localize(SALE_TEXTS.allBoards), link: '/leaderboard' },
            ],
          }),
          slots: { articles: ['articles'], boards: ['boards'] },
        },
      ],
    },
  ];
}

/** Modules behind the tabs at the end of the page. */
function guideTabs({ articles, boards }: SalePicks): ModuleNode[] {
  const pick = articles.map((code) => ({ type: 'ARTICLE', code }));
  const own = BOARDS.filter((code) => boards.includes(code));
  return [
    seedNode('content-list', { title: localize(SALE_TEXTS.guides), source: { pick } }, 'articles'),
    seedNode('leaderboard-strip', { source: { pick: own } }, 'boards'),
  ];
}
