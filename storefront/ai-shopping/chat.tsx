'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ApiError } from '#client/api-error.ts';
import { askAssistant } from '#client/ask-assistant.ts';
import { copyText } from '#client/copy-text.ts';
import { failureText } from '#client/failures.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { AI_CONTEXT, type AiQuestion } from '#schemas/api/invented/ai-chat.ts';
import buttons from '#ui/button.module.css';
import textArea from '#ui/text-area.module.css';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { localHref, paths } from '../links/paths.ts';
import { useKept } from '../lists/use-kept.ts';
import styles from './ai-shopping.module.css';
import { Answer, AnswerActions } from './answer.tsx';
import { answerText } from './answer-text.ts';
import { afterEvent, newTurn, questionOf, type Turn } from './turn.ts';

type Props = {
  messages: Messages;
  /** Initial question from the address, or its task for a product, which is sent at once. */
  first: { question: string; about?: string | undefined; task?: AiQuestion['task'] };
  /** Start screen before the first question; its links with `data-question` ask here. */
  children: ReactNode;
};

const LIST = 'ai';
/** Maximum number of turns on the screen. */
const MOST_TURNS = 30;

/** Conversation with the assistant. Without script its form and its start lead to the ordinary search. */
export function Chat({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Conversation {...props} />
    </MoreTexts>
  );
}

function Conversation({ first, children }: Omit<Props, 'messages'>) {
  const ctx = useView();
  const { t } = ctx;
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [text, setText] = useState(first.task ? '' : first.question);
  const running = useRef<AbortController>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isRunning = turns.at(-1)?.state === 'running';
  const isBack = useKept<readonly Turn[]>({
    list: LIST,
    of: LIST,
    root,
    state: turns,
    // A restored turn is never running: its request ended with the page.
    restore: (kept) =>
      setTurns(kept.map((turn) => (turn.state === 'running' ? { ...turn, state: 'stopped' } : turn))),
  });

  const ask = async (asked: Pick<Turn, 'question' | 'about' | 'task'>, before = turns) => {
    if (asked.question.trim() === '' || isRunning) return;
    const turn = newTurn((before.at(-1)?.id ?? 0) + 1, asked);
    const change = (with_: (turn: Turn) => Turn) =>
      setTurns((now) => now.map((one) => (one.id === turn.id ? with_(one) : one)));
    const control = new AbortController();
    running.current = control;
    setTurns([...before, turn].slice(-MOST_TURNS));
    requestAnimationFrame(() => thread.current?.lastElementChild?.scrollIntoView());
    try {
      await askAssistant(questionOf(turn, before), control.signal, (event) =>
        change((now) => afterEvent(now, event)),
      );
    } catch (error) {
      if (control.signal.aborted) return change((now) => ({ ...now, state: 'stopped' }));
      const notice = noticeOf(error, t);
      change((now) => ({ ...now, state: 'failed', notice }));
      // The question returns to the field, unless another was typed meanwhile.
      if (!asked.task) setText((now) => now || asked.question);
    }
  };
  const stop = () => running.current?.abort();
  const askFirst = useEffectEvent(() => {
    if (first.task && !isBack && turns.length === 0) void ask(first);
  });
  useEffect(() => {
    // Runs after the kept conversation is restored.
    const timer = setTimeout(askFirst);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    setText('');
    void ask({ question: text.trim() });
  };
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSend || window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const start = (event: MouseEvent) => {
    const { target } = event;
    const asked = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : undefined;
    const question = asked?.dataset.question;
    if (question === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void ask({ question });
    field.current?.focus({ preventScroll: true });
  };
  const copy = (text: string, done: string) =>
    void copyText(text).then(
      () => toast(done),
      () => toast(t('errors.copy'), { variant: 'error' }),
    );
  const share = (turn: Turn) => {
    const url = `${ctx.tenant.siteOrigin}${localHref(ctx, paths.aiShopping({ question: turn.question }))}`;
    if (!('share' in navigator)) return copy(url, t('ai.linkCopied'));
    // Closing the share sheet without a choice is no failure.
    void navigator.share({ url, title: turn.question, text: turn.text.join(' ') }).catch(() => undefined);
  };

  return (
    <div
      ref={root}
      className={styles.chat}
      data-testid="ai-chat"
      data-state={isRunning ? 'running' : 'ready'}
    >
      {turns.length === 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside take the clicks and keys
        <div onClick={start}>{children}</div>
      )}
      <div ref={thread} role="log" aria-live="polite" aria-busy={isRunning} className={styles.thread}>
        {turns.map((turn, at) => (
          <Answer
            key={turn.id}
            turn={turn}
            isLast={at === turns.length - 1}
            onAsk={(question) => void ask({ question })}
            actions={
              <AnswerActions
                onRetry={() => void ask(turn, turns.slice(0, at))}
                onCopy={() => copy(answerText(ctx, turn), t('ai.copied'))}
                onShare={() => share(turn)}
              />
            }
          />
        ))}
      </div>
      <form className={styles.composer} action={localHref(ctx, paths.search())} onSubmit={submit}>
        <label htmlFor="ai-question">
          <VisuallyHidden>{t('ai.ask')}</VisuallyHidden>
        </label>
        <div className={styles.field}>
          <textarea
            ref={field}
            id="ai-question"
            name="keyword"
            className={`${textArea.field} ${styles.box}`}
            rows={1}
            maxLength={AI_CONTEXT.questionLength}
            placeholder={t('ai.placeholder', { price: formatPrice(1_000, ctx.tenant.currency, ctx) })}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={key}
            data-testid="ai-question"
          />
          {isRunning ? (
            <button type="button" className={buttons.secondary} onClick={stop} data-testid="ai-stop">
              {t('ai.stop')}
            </button>
          ) : (
            <button type="submit" className={buttons.primary} data-testid="ai-send">
              {t('ai.send')}
            </button>
          )}
        </div>
        <p className={styles.note}>{t('ai.note')}</p>
      </form>
    </div>
  );
}

/** Notice for a failed answer: the server's own text for an API error, a fixed one for a broken stream. */
function noticeOf(error: unknown, t: Parameters<typeof failureText>[1]): string {
  return error instanceof ApiError && error.code === 'TRANSPORT' ? t('ai.lost') : failureText(error, t);
}
