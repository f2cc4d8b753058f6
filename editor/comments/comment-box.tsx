import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { COMMENT_LIMITS } from '#schemas/entities/comment.ts';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './comments.module.css';
import { useMentions } from './use-mentions.ts';

type Props = {
  label: string;
  /** Text of the button that sends. */
  send: string;
  initial?: string;
  /** Sends the text; resolves to true if it is stored, which ends the writing. */
  onSend: (body: string) => Promise<boolean>;
  onCancel: () => void;
};

/** Text area of a comment: `@` suggests members, Ctrl+Enter sends, Escape cancels. It takes the focus. */
export function CommentBox({ label, send, initial = '', onSend, onCancel }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(initial);
  const [busy, setBusy] = useState(false);
  const { suggestions, active, insert, onKey, follow } = useMentions(area, setBody);
  useEffect(() => area.current?.focus(), []);
  const isReady = body.trim() !== '' && !busy;
  const submit = async () => {
    if (!isReady) return;
    setBusy(true);
    if (!(await onSend(body.trim()))) setBusy(false);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (onKey(event)) return event.preventDefault();
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <textarea
        ref={area}
        className={inputs.input}
        rows={3}
        value={body}
        maxLength={COMMENT_LIMITS.body}
        aria-label={label}
        placeholder={t('discussion.hint')}
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={suggestions.length > 0 ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          setBody(target.value);
          follow();
        }}
        onSelect={follow}
        onKeyDown={keyDown}
      />
      <div id={id} className={styles.suggestions} role="listbox" aria-label={t('discussion.members')}>
        {suggestions.map(({ id: person, name }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text area's keys choose
          // biome-ignore lint/a11y/useFocusableInteractive: the text area keeps the focus
          <div
            key={person}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.suggestion}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(name)}
          >
            {name}
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary} disabled={!isReady}>
          {send}
        </button>
        <button type="button" className={buttons.button} onClick={onCancel}>
          {t('action.cancel')}
        </button>
      </div>
    </form>
  );
}
