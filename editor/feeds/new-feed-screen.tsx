'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import desk from '../desk/desk.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useText } from '../kit/use-text.ts';
import { areDefaults, areRules, sourceOf } from './draft.ts';
import { DryStep } from './dry-step.tsx';
import { StepBody } from './step-body.tsx';
import { StepList } from './step-list.tsx';
import { useInspection } from './use-inspection.ts';
import { changeDraft, changeWizard, clearWizard, STEPS, useWizard } from './wizard-store.ts';

/** Wizard for a new feed. Nothing is saved before its last step, apart from an uploaded file. */
export function NewFeedScreen(): ReactNode {
  const t = useText();
  const { step, draft, inspection } = useWizard();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, problem, inspect } = useInspection(draft, inspection, (found) => {
    changeWizard({ inspection: found });
  });
  const number = STEPS.indexOf(step) + 1;
  const following = STEPS[number];
  useFocusOnChange(step, heading);

  const go = (next: typeof step | undefined) => {
    setTried(false);
    if (next) changeWizard({ step: next });
  };
  const isComplete = () => {
    if (step === 'source') return sourceOf(draft) !== undefined;
    return step === 'rules' ? areRules(draft) : areDefaults(draft);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    const source = sourceOf(draft);
    if (!source || !isComplete()) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (inspection || (await inspect({ source }))) go(following);
  };

  return (
    <AccountFrame path="/editor/feeds" title={t('feeds.new')}>
      <div className={account.line}>
        <p>{t('feeds.new.unsaved')}</p>
        <ConfirmDialog
          trigger={
            <button type="button" className={buttons.secondary}>
              {t('feeds.new.over')}
            </button>
          }
          title={t('feeds.new.overTitle')}
          text={t('feeds.new.overText')}
          confirm={t('feeds.new.over')}
          cancel={t('team.cancel')}
          onConfirm={clearWizard}
        />
      </div>
      <StepList step={step} onStep={go} />
      <section className={account.section} aria-labelledby="step" data-testid="step" data-id={step}>
        <h2 id="step" ref={heading} tabIndex={-1} className={account.heading}>
          {t('feeds.step.of', { number, total: STEPS.length, name: t(`feeds.step.${step}`) })}
        </h2>
        {step === 'dry' ? (
          <DryStep />
        ) : (
          <form ref={form} className={account.stack} noValidate onSubmit={(event) => void submit(event)}>
            <StepBody
              step={step}
              draft={draft}
              inspection={inspection}
              isTried={isTried}
              isUpdating={busy}
              onChange={changeDraft}
            />
            <ErrorText>{problem}</ErrorText>
            <p role="status" className={account.hint}>
              {busy && step === 'source' && t('feeds.source.checking')}
            </p>
            <div className={desk.actions}>
              {number > 1 && (
                <button type="button" className={buttons.secondary} onClick={() => go(STEPS[number - 2])}>
                  {t('feeds.back')}
                </button>
              )}
              <button type="submit" className={buttons.primary} disabled={busy}>
                {step === 'source' || !following
                  ? t('feeds.source.check')
                  : t('feeds.next', { name: t(`feeds.step.${following}`) })}
              </button>
            </div>
          </form>
        )}
      </section>
    </AccountFrame>
  );
}

/** Moves the focus to an element whenever a value changes, but not at first. */
function useFocusOnChange(value: unknown, target: { current: HTMLElement | null }): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    target.current?.focus();
  }, [value, target]);
}
