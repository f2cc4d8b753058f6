import type { ReactNode } from 'react';
import type { Keyword } from '#schemas/entities/keyword.ts';
import { KeywordChip } from '../cards/keyword-chip.tsx';
import type { Crumb } from '../links/crumbs.ts';
import type { ItemListProps } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import styles from './article-list.module.css';

type Props = ItemListProps & {
  title: string;
  crumbs: readonly Crumb[];
  /** Tags to go on with. */
  keywords: readonly Keyword[];
};

/** The articles of a category or of a tag (S1 §2). */
export function ArticleList({ keywords, ...list }: Props): ReactNode {
  const { ctx } = list;
  return (
    <ListScreen
      {...list}
      testId="article-list"
      after={
        keywords.length > 0 && (
          <nav aria-label={ctx.t('section.hotTags')}>
            <ul className={styles.keywords}>
              {keywords.map(({ id, keyword }) => (
                <li key={id}>
                  <KeywordChip ctx={ctx} keyword={keyword} />
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    />
  );
}
