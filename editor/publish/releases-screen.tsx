'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDate } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import { cancelRelease, listReleases, revertRelease } from '#schemas/api/invented/releases.ts';
import type { Release } from '#schemas/entities/release.ts';
import { hasRole, type OperatorRole } from '#schemas/operator.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import buttons from '#ui/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import inputs from '../kit/input.module.css';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { useAction } from '../kit/use-action.ts';
import { NewRelease } from './new-release.tsx';
import styles from './publish.module.css';
import { ReleaseRow } from './release-row.tsx';

const SIZE = 100;

/** Scheduled and past releases, day by day, and the form for a new one. */
export function ReleasesScreen({ role }: { role: OperatorRole }): ReactNode {
  const view = useView();
  const { t, lang, tenant } = view;
  const listed = useEndpoint(editorPages, { query: { size: SIZE } });
  const { data, error, mutate } = useEndpoint(listReleases, { query: { size: SIZE } });
  const failure = error ?? listed.error;
  const ending = useAction(mutate);
  const [isNew, setIsNew] = useState(false);
  const mayPublish = hasRole(role, 'publisher');
  const pages = listed.data?.content ?? [];
  const titles = new Map(
    pages.map(({ id, path, title }) => [id, pickLocalized(title, lang, tenant.defaultLanguage) || path]),
  );
  const nameOf = useCallback((id: string) => titles.get(id) ?? id, [titles]);
  const days = Map.groupBy(data?.content ?? [], ({ publishAt }) => formatDate(publishAt, view));
  const end = ({ id, state }: Release) =>
    ending.run(() =>
      browserApi().call(state === 'scheduled' ? cancelRelease : revertRelease, { params: { id } }),
    );
  return (
    <div className={styles.screen} data-testid="releases">
      {mayPublish ? (
        <button type="button" className={buttons.primary} onClick={() => setIsNew(true)}>
          {t('release.new')}
        </button>
      ) : (
        <ReasonedButton className={buttons.primary} reason={t('publish.forbidden')}>
          {t('release.new')}
        </ReasonedButton>
      )}
      <p role="status" className={inputs.error}>
        {ending.problem ?? (failure && callProblem(t, failure))}
      </p>
      {data?.content.length === 0 && <p>{t('release.none')}</p>}
      {[...days].map(([day, releases]) => (
        <section key={day} className={styles.day}>
          <h2>{day}</h2>
          <ul className={styles.rows}>
            {releases.map((release) => (
              <ReleaseRow
                key={release.id}
                release={release}
                nameOf={nameOf}
                onEnd={mayPublish ? () => void end(release) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {isNew && (
        <NewRelease
          pages={pages}
          nameOf={nameOf}
          onClose={(made) => {
            setIsNew(false);
            if (made) void mutate();
          }}
        />
      )}
    </div>
  );
}
