import type { ViewContext } from '#runtime/context.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { tenantName } from '../text/tenant-name.ts';

/** Name of a module in `paths.dealList` (S2 §2). */
export function dealListName({ kind, moduleId }: Pick<DealModule, 'kind' | 'moduleId'>): string {
  if (kind === 'zbc') return 'collection';
  return kind === 'zbe' ? 'exclusive' : moduleId;
}

/**
 * Title of a deal module: the tenant's name and a fixed text for its collection and exclusive deals, else the module's
 * label (S1 §2).
 */
export function dealModuleTitle(
  { kind, label }: Pick<DealModule, 'kind' | 'label'>,
  ctx: ViewContext,
): string {
  const tenant = tenantName(ctx);
  if (kind === 'zbc') return ctx.t('section.collection', { tenant });
  if (kind === 'zbe') return ctx.t('section.exclusive', { tenant });
  return label || ctx.t('section.recommendedDeals');
}
