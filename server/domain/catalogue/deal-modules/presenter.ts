import type { DealModule } from '#schemas/entities/deal-module.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { presentDeal } from '../deals/presenter.ts';
import type { ModuleWithDeals } from './operations.ts';

/** A deal module in its API format. */
export function presentModule({ module, deals }: ModuleWithDeals, call: Call): DealModule {
  return {
    moduleId: module.id,
    kind: module.kind,
    label: textIn(call, module.label),
    backgroundColors: module.backgroundColors,
    deals: deals.map((deal) => presentDeal(deal, call)),
  };
}
