import { type ReactNode, useEffect, useId, useState } from 'react';
import { uploadPicture } from '#client/presigned-upload.ts';
import { imageUrl } from '#locales/format/image-url.ts';
import { useView } from '#runtime/view-context.tsx';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import buttons from '#ui/button.module.css';
import { FilePicker } from '#ui/file-picker.tsx';
import { toast } from '#ui/toast.ts';
import { refusal } from '../account-forms/refusal.ts';
import { VIEWPORT_PX } from '../viewport.ts';
import { Auditing } from './auditing.tsx';
import { ownValue } from './own-value.ts';
import styles from './profile.module.css';
import { saveProfile } from './profile-calls.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Props = { member: UserInfo; onSaved: (member: UserInfo) => void };

/** Picture being uploaded: its preview, and the share sent so far, from 0 to 1. */
type Sending = { preview: string; share: number };

const SHOWN_PX = 200;

/** Member's picture: choose one from the device, upload it for review, or remove it. */
export function AvatarField({ member, onSaved }: Props): ReactNode {
  const { t, device } = useView();
  const errorId = useId();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const { value, isAuditing } = ownValue(member, 'avatar');
  const preview = sending?.preview;
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const save = async (avatar: { url: string } | null, done: string) => {
    onSaved(await saveProfile({ avatar }));
    toast(done);
  };
  const tell = (error: unknown) => setProblem(refusal(error, t).text);
  const send = async (file: File) => {
    setProblem(undefined);
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (!picture) return setProblem(t('profile.pictureUnreadable'));
    const shown = URL.createObjectURL(picture);
    setSending({ preview: shown, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ preview: shown, share });
      const url = await uploadPicture(picture, 'image/jpeg', onProgress);
      await save({ url }, t('profile.pictureSaved'));
    } catch (error) {
      tell(error);
    }
    setSending(undefined);
  };
  const remove = () => {
    setProblem(undefined);
    save(null, t('profile.pictureRemoved')).catch(tell);
  };
  const source = preview ?? (value && imageUrl(value, { width: SHOWN_PX, viewport: VIEWPORT_PX[device] }));
  return (
    <div className={styles.head} data-testid="avatar" data-state={sending ? 'sending' : 'idle'}>
      {source ? (
        <img src={source} alt={t('profile.avatar')} className={styles.avatar} width={64} height={64} />
      ) : (
        <span className={styles.avatar} aria-hidden>
          {[...ownValue(member, 'nickname').value][0]}
        </span>
      )}
      <fieldset className={styles.picture} aria-label={t('profile.avatar')} aria-describedby={errorId}>
        <div className={styles.actions}>
          <FilePicker className={buttons.secondary} onPick={send} disabled={sending !== undefined}>
            {t(value ? 'profile.pictureChange' : 'profile.pictureChoose')}
          </FilePicker>
          {value && !sending && (
            <button type="button" className={buttons.secondary} onClick={remove} data-testid="remove-avatar">
              {t('profile.pictureRemove')}
            </button>
          )}
        </div>
        {sending && (
          <progress
            className={styles.progress}
            value={sending.share}
            aria-label={t('profile.pictureSending', { percent: Math.round(sending.share * 100) })}
          />
        )}
        <p
          id={errorId}
          role="alert"
          className={styles.wrong}
          data-testid={problem === undefined ? undefined : 'field-error'}
        >
          {problem}
        </p>
      </fieldset>
      {isAuditing && <Auditing of="avatar" />}
    </div>
  );
}
