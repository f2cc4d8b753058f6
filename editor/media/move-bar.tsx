import { type ReactNode, useId, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { moveMedia } from '#schemas/api/invented/media-library.ts';
import { toast } from '#ui/toast.ts';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './media.module.css';

/** Moves the selected pictures to a folder; a new name makes one, an empty name takes them out. */
export function MoveBar(props: {
  ids: readonly string[];
  folders: readonly string[];
  onMoved: () => Promise<unknown>;
  onClear: () => void;
}): ReactNode {
  const t = useText();
  const id = useId();
  const [folder, setFolder] = useState('');
  const { busy, problem, run } = useAction();
  const move = () =>
    run(async () => {
      await browserApi().call(moveMedia, { body: { ids: [...props.ids], folder } });
      toast(t('media.moved'));
      await props.onMoved();
    });
  return (
    <form
      className={styles.move}
      data-testid="media-move"
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <p role="status">{t('media.selected', { count: props.ids.length })}</p>
      <label className={styles.label}>
        {t('media.moveTo')}
        <input
          className={inputs.input}
          list={id}
          maxLength={60}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        />
      </label>
      <datalist id={id}>
        {props.folders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={props.onClear}>
          {t('media.unselect')}
        </button>
        <button type="submit" className={buttons.primary} disabled={busy}>
          {t('media.move')}
        </button>
      </div>
      <ErrorText>{problem}</ErrorText>
    </form>
  );
}
