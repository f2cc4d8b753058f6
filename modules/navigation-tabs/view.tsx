import type { ComponentProps, ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { jumpLink } from '#storefront/links/jump-link.ts';
import { NavigationTabs, SectionBar } from './island.tsx';
import type { NavigationTabsProps } from './module.ts';
import styles from './styles.module.css';

/** Tabs of which each shows the modules of a slot or leads to a page (S1 §3, PAGE_NAVIGATION). */
export function NavigationTabsView({ id, props, ctx, slots }: ViewProps<NavigationTabsProps>): ReactNode {
  const tabs = props.tabs.flatMap(({ slot, label: texts, link }) => {
    const label = pickLocalized(texts, ctx.lang, ctx.tenant.defaultLanguage);
    const jump = jumpLink(ctx, link);
    const panel = slots[slot];
    if (!label || (!jump && panel === undefined)) return [];
    return [{ id: `${id}-${slot}`, label, ...(jump ? { jump } : { panel }) }];
  });
  if (tabs.length === 0) return null;
  const isOnePage = props.show === 'sections';
  const labels = {
    list: ctx.t(isOnePage ? 'tabs.sections' : 'tabs.label'),
    previous: ctx.t('action.previous'),
    next: ctx.t('action.next'),
  };
  return (
    <ModuleSection id={id} type="navigation-tabs">
      {isOnePage ? <Sections tabs={tabs} labels={labels} /> : <NavigationTabs tabs={tabs} labels={labels} />}
    </ModuleSection>
  );
}

/** The parts below each other, under a bar with the way to each. */
function Sections({ tabs, labels }: ComponentProps<typeof NavigationTabs>): ReactNode {
  const links = tabs.map(({ id, label, jump }) => ({ id, label, jump: jump ?? { href: `#${id}` } }));
  return (
    <>
      <SectionBar links={links} labels={labels} />
      {tabs.map(
        ({ id, jump, panel }) =>
          !jump && (
            <div key={id} id={id} className={styles.section} data-testid="tab-section">
              {panel}
            </div>
          ),
      )}
    </>
  );
}
