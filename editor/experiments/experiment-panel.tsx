'use client';

import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { addExperimentVariant, pageExperiments } from '#schemas/api/invented/experiments.ts';
import { ARMS, type Experiment } from '#schemas/entities/experiment.ts';
import { hasRole } from '#schemas/operator.ts';
import { hasOwnAddress } from '#schemas/page/bound-address.ts';
import buttons from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { type Run, useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import { ArmRow } from './arm-row.tsx';
import styles from './experiments.module.css';
import { letterOf } from './letter.ts';
import { Reading } from './reading.tsx';
import { Running } from './running.tsx';
import { Setup } from './setup.tsx';
import { useShownVersion } from './use-shown-version.ts';

/** Time after which counts, and what other operators have done, are requested again, in ms. */
const REFRESH_MS = 30_000;

/** Panel of the rail: the page's experiments; of a page that composes a screen, why it has none. */
export function ExperimentPanel(): ReactNode {
  const t = useText();
  const path = useEditor(({ page }) => page.path);
  if (hasOwnAddress(path)) return <Experiments />;
  return (
    <section className={styles.panel} data-testid="experiment-panel">
      <p className={styles.muted}>{t('experiment.bound')}</p>
    </section>
  );
}

/** The page's experiment, and the earlier ones with their results. */
function Experiments(): ReactNode {
  const t = useText();
  const id = useEditor(({ page }) => page.id);
  const live = useEditor(({ page }) => page.publishedVersion);
  const { data, error, mutate } = useEndpoint(
    pageExperiments,
    { params: { id } },
    { version: live, refresh: () => REFRESH_MS },
  );
  const shownVersion = useShownVersion();
  const { busy, said, problem, run } = useAction(async () => {
    await mutate();
  });
  const open = data?.find(({ state }) => state !== 'ended');
  const past = data?.filter(({ state }) => state === 'ended') ?? [];
  const shownArm = open?.arms.findIndex(({ version }) => (version ?? live) === shownVersion.shown) ?? -1;
  const parts = { busy, run, ...shownVersion };
  return (
    <section className={styles.panel} data-testid="experiment-panel">
      <p role="status" className={problem || error ? styles.problem : styles.said}>
        {problem ??
          (error && callProblem(t, error)) ??
          (shownArm >= 0 ? t('experiment.showing', { letter: letterOf(shownArm) }) : said)}
      </p>
      {open?.state !== 'running' && <p className={styles.muted}>{t('experiment.intro')}</p>}
      {open?.state === 'draft' && <Setup experiment={open} {...parts} />}
      {open?.state === 'running' && <Running experiment={open} {...parts} />}
      {data && open?.state !== 'running' && (open?.arms.length ?? 1) < ARMS.max && (
        <AddButton letter={letterOf(open?.arms.length ?? 1)} busy={busy} run={run} />
      )}
      {past.length > 0 && <h3>{t('experiment.past')}</h3>}
      {past.map((one) => (
        <Past key={one.id} experiment={one} />
      ))}
    </section>
  );
}

/** Button that makes the saved draft a variant. */
function AddButton({ letter, busy, run }: { letter: string; busy: boolean; run: Run }): ReactNode {
  const t = useText();
  const id = useEditor(({ page }) => page.id);
  const rev = useEditor((state) => state.rev);
  const isSaved = useEditor(({ pending }) => pending.length === 0);
  const role = useEditor(({ me }) => me.role);
  if (!hasRole(role, 'editor')) return null;
  const title = t('experiment.add', { letter });
  if (!isSaved)
    return (
      <ReasonedButton className={buttons.button} reason={t('experiment.unsaved')}>
        {title}
      </ReasonedButton>
    );
  const call = () => browserApi().call(addExperimentVariant, { params: { id }, body: { rev } });
  return (
    <button type="button" className={buttons.button} disabled={busy} onClick={() => void run(call)}>
      {title}
    </button>
  );
}

/** Ended experiment with its result. */
function Past({ experiment }: { experiment: Experiment }): ReactNode {
  const view = useView();
  const t = useText();
  const [from, to] = [experiment.startedAt ?? 0, experiment.endedAt ?? 0].map((at) =>
    formatDateTime(at, view),
  );
  return (
    <section className={styles.past} data-testid="past-experiment">
      <p>
        <strong>{t('experiment.won', { letter: letterOf(experiment.winner ?? 0) })}</strong>
      </p>
      <p className={styles.muted}>{t('experiment.period', { from: from ?? '', to: to ?? '' })}</p>
      <ol className={styles.list}>
        {experiment.arms.map((arm, index) => (
          <ArmRow
            key={arm.version}
            experiment={experiment}
            index={index}
            shown={undefined}
            onShow={() => undefined}
          />
        ))}
      </ol>
      <Reading experiment={experiment} />
    </section>
  );
}
