import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod';
import buttons from '#ui/button.module.css';
import { browserStorage } from '#ui/safe-storage.ts';
import { useOperator } from '../account/operator.tsx';
import { SECTION } from '../kit/entry-address.ts';
import { Icon } from '../kit/icon.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import { type ListQuery, queryText } from './list-query.ts';

const MAX_VIEWS = 20;
const MAX_NAME = 40;
const viewsSchema = z.array(z.object({ name: z.string().max(MAX_NAME), query: z.string() })).max(MAX_VIEWS);
type View = z.infer<typeof viewsSchema>[number];

/** Saved queries of a list as tabs: kept for the operator in this browser. */
export function SavedViews({ type, query }: { type: string; query: ListQuery }): ReactNode {
  const t = useText();
  const [views, save] = useViews(type);
  const [name, setName] = useState<string>();
  const current = queryText(query);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name?.trim();
    if (!trimmed) return;
    save([...views.filter((view) => view.name !== trimmed), { name: trimmed, query: current }]);
    setName(undefined);
  };
  const isNew = current !== '' && views.every((view) => view.query !== current);
  if (views.length === 0 && current === '') return null;
  return (
    <nav aria-label={t('content.views')} className={styles.views}>
      <View name={t('content.all')} href={`${SECTION}/${type}`} isCurrent={current === ''} />
      {views.map((view) => (
        <View
          key={view.name}
          name={view.name}
          href={`${SECTION}/${type}?${view.query}`}
          isCurrent={view.query === current}
          onRemove={() => save(views.filter((one) => one !== view))}
        />
      ))}
      {isNew && name === undefined && (
        <button
          type="button"
          className={styles.addChip}
          disabled={views.length >= MAX_VIEWS}
          onClick={() => setName('')}
        >
          + {t('content.views.save')}
        </button>
      )}
      {name !== undefined && (
        <form className={styles.viewForm} onSubmit={add}>
          <TextField
            label={t('content.views.name')}
            maxLength={MAX_NAME}
            value={name}
            autoFocus
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className={buttons.primary}>
            {t('content.views.keep')}
          </button>
          <button type="button" className={buttons.secondary} onClick={() => setName(undefined)}>
            {t('action.cancel')}
          </button>
        </form>
      )}
    </nav>
  );
}

type ViewProps = { name: string; href: string; isCurrent: boolean; onRemove?: () => void };

function View({ name, href, isCurrent, onRemove }: ViewProps): ReactNode {
  const t = useText();
  return (
    <span className={styles.view}>
      <a href={href} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </a>
      {onRemove && isCurrent && (
        <button type="button" aria-label={t('content.views.remove', { name })} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}

/** Views in this browser's storage; none where it can't be read. */
function useViews(type: string): readonly [readonly View[], (views: View[]) => void] {
  const { id, tenantName } = useOperator();
  const key = `content-views:${tenantName}:${id}:${type}`;
  const [views, setViews] = useState(() => readViews(key));
  const save = (next: View[]) => {
    setViews(next);
    browserStorage.write(key, next);
  };
  return [views, save];
}

function readViews(key: string): readonly View[] {
  return viewsSchema.safeParse(browserStorage.read(key)).data ?? [];
}
