import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ShownUser } from '#schemas/entities/shown-user.ts';
import { COMMENT_TEXT } from '#schemas/member-constants.ts';
import buttons from '#ui/button.module.css';
import textArea from '#ui/text-area.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './comments.module.css';
import { EmojiRow } from './emoji-row.tsx';
import { withMention } from './mention.ts';
import type { AfterLogin, NewComment, Refusal } from './use-comments.ts';
import { useMentions } from './use-mentions.ts';

type Props = {
  /** Label of the field, also its accessible name. */
  label: string;
  post: (comment: NewComment) => Promise<Refusal | 'guest' | undefined>;
  onPosted?: () => void;
  /** Text to start with, and why it hasn't been posted. */
  initial?: AfterLogin;
  autoFocus?: boolean;
};

/** The number of characters left is shown from here on. */
const WARN_BELOW = 100;

/** Form for a comment; `@` offers members to mention. The text stays until it is posted. */
export function CommentForm({ label, post, onPosted, initial, autoFocus = false }: Props): ReactNode {
  const { t } = useView();
  const isMember = useSignedIn();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial?.text ?? '');
  const [mentioned, setMentioned] = useState<ShownUser[]>([]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(initial?.refusal);
  const mentions = useMentions();
  // A guest's button leads to the login also without a text.
  const isEmpty = isMember && text.trim() === '';
  const left = COMMENT_TEXT.maxLength - text.length;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isEmpty) return;
    setSending(true);
    const named = mentioned.filter(({ nickname }) => text.includes(`@${nickname}`));
    const atUserIds = named.slice(0, COMMENT_TEXT.maxMentions).map(({ id }) => id);
    const refused = await post({ content: text.trim(), atUserIds });
    setSending(false);
    if (refused === 'guest') return;
    setRefusal(refused);
    if (refused) return;
    setText('');
    setMentioned([]);
    onPosted?.();
  };

  const caretNow = () => field.current?.selectionStart ?? text.length;
  const write = (next: { text: string; caret: number }) => {
    setText(next.text);
    // After React has put the text into the field.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const mention = (user: ShownUser) => {
    write(withMention(text, caretNow(), user.nickname));
    setMentioned((all) => [...all, user]);
    mentions.close();
  };
  const addEmoji = (emoji: string) => {
    const caret = caretNow();
    const head = text.slice(0, caret) + emoji;
    if (emoji.length <= left) write({ text: head + text.slice(caret), caret: head.length });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = mentions.onKey(event.key);
    if (chosen === undefined) return;
    event.preventDefault();
    if (chosen) mention(chosen);
  };

  return (
    <form className={styles.form} onSubmit={send} data-testid="comment-form">
      <textarea
        ref={field}
        className={`${textArea.field} ${styles.field}`}
        rows={2}
        value={text}
        maxLength={COMMENT_TEXT.maxLength}
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-controls={mentions.offered.length > 0 ? listId : undefined}
        aria-activedescendant={mentions.offered.length > 0 ? `${listId}-${mentions.active}` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the member has just asked for this field
        autoFocus={autoFocus}
        onChange={({ target }) => {
          setText(target.value);
          if (isMember) mentions.look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={mentions.close}
      />
      {mentions.offered.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('comments.mentions')} className={styles.offered}>
          {mentions.offered.map((user, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            <div
              key={user.id}
              id={`${listId}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === mentions.active}
              data-testid="mention-option"
              className={styles.option}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => mention(user)}
            >
              {user.nickname}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {mentions.offered.length > 0 && `${t('comments.mentions')}: ${mentions.offered.length}`}
        </span>
      </VisuallyHidden>
      {refusal && (
        <p role="alert" className={styles.refusal} data-testid="comment-refusal">
          {t(refusal === 'signedOut' ? 'errors.unauthorized' : `comments.${refusal}`)}
        </p>
      )}
      <div className={styles.formEnd}>
        <EmojiRow onPick={addEmoji} />
        {left < WARN_BELOW && <span>{t('comments.left', { count: left })}</span>}
        <button
          type="submit"
          className={buttons.primary}
          disabled={isEmpty}
          aria-disabled={isSending}
          data-testid="comment-send"
        >
          {isMember ? t(isSending ? 'comments.sending' : 'comments.send') : t('comments.signIn')}
        </button>
      </div>
    </form>
  );
}
