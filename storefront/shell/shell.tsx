import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { DownloadGuide } from '../download-guide/download-guide.tsx';
import { navigatorItems, packItem } from '../links/navigator-items.ts';
import { Announcement } from './announcement.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CategoryNavigator } from './category-navigator.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigatorWays } from './navigator-ways.tsx';
import styles from './shell.module.css';

type Props = {
  ctx: ViewContext;
  /** Path of the page without language prefix. */
  path: string;
  /** Keyword of the current search. */
  keyword?: string;
  categories: readonly CategoryNode[];
  /** True while an activity runs or is coming. */
  hasActivities: boolean;
  children: ReactNode;
};

/**
 * The frame of every page: header, category navigator, footer and phone bar. Inside the app only the content. After a
 * navigation `FramePlace` keeps it true to the page.
 */
export function Shell({ ctx, path, keyword = '', categories, hasActivities, children }: Props): ReactNode {
  const isApp = ctx.terminal === 'app';
  return (
    <>
      {!isApp && (
        <>
          <a href="#content" className={styles.skip}>
            {ctx.t('header.skip')}
          </a>
          <Announcement ctx={ctx} />
          <Header ctx={ctx} path={path} keyword={keyword} />
          <CategoryNavigator packed={navigatorItems(categories).map(packItem)}>
            <NavigatorWays ctx={ctx} hasActivities={hasActivities} />
          </CategoryNavigator>
          <DownloadGuide ctx={ctx} />
        </>
      )}
      <main id="content" data-testid="content" className={isApp ? styles.app : styles.content}>
        {children}
      </main>
      {!isApp && (
        <>
          <Footer ctx={ctx} />
          <BottomBar ctx={ctx} path={path} />
        </>
      )}
    </>
  );
}
