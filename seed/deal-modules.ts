import { localize } from '#locales/format/localize.ts';
import type { Random } from '#server/platform/random.ts';
import type { CategoryTree } from './categories.ts';
import { DEAL_MODULES, type DealModuleData } from './content/deal-modules.ts';
import { isLive } from './deals.ts';
import type { SeedGoods } from './goods.ts';
import type { DealRow, SeedRows } from './rows.ts';

const FIRST_ID = 701;

/** Deal lists of the home page. Deals of the collection and the exclusive list get its label. */
export function buildDealModules(
  tenantId: string,
  categories: CategoryTree,
  goods: readonly SeedGoods[],
  deals: readonly DealRow[],
  now: number,
  random: Random,
): Pick<SeedRows, 'dealModules' | 'dealModuleItems'> {
  const lists = DEAL_MODULES.map((data, i) => {
    const roots = data.categories?.map((key) => categories.path(key)[0]);
    const fitting = deals.filter((deal, at) => {
      const root = categories.path(goods[at]?.family.category ?? '')[0];
      return isLive(deal, now) && deal.originalPrice !== null && (!roots || roots.includes(root));
    });
    const members = random.sample(fitting, data.count);
    for (const deal of members) addLabel(deal, data, random);
    return { id: String(FIRST_ID + i), position: i + 1, data, members };
  });
  return {
    dealModules: lists.map(({ id, position, data }) => ({
      tenantId,
      id,
      kind: data.kind,
      label: localize(data.label),
      backgroundColors: [...data.colours],
      position,
    })),
    dealModuleItems: lists.flatMap(({ id, members }) =>
      members.map((deal, i) => ({ tenantId, moduleId: id, dealId: deal.id, position: i + 1 })),
    ),
  };
}

function addLabel(deal: DealRow, { kind }: DealModuleData, random: Random): void {
  if (kind === 'module') return;
  const label = kind === 'zbc' ? 'COLLECTION' : 'EXCLUSIVE';
  deal.labels = [...(deal.labels ?? []), random.chance(0.3) ? `${label}_MANUAL` : label];
}
