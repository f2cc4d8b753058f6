import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatWallTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import { useView } from '#runtime/view-context.tsx';
import { isNickname } from '#schemas/credentials.ts';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import { GENDERS } from '#schemas/enums/account.ts';
import { NICKNAME } from '#schemas/member-constants.ts';
import textArea from '#ui/text-area.module.css';
import { toast } from '#ui/toast.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { FormField } from '../account-forms/form-field.tsx';
import { Auditing } from './auditing.tsx';
import { AvatarField } from './avatar-field.tsx';
import { readBirthday } from './birthday.ts';
import { ownValue } from './own-value.ts';
import styles from './profile.module.css';
import { saveProfile } from './profile-calls.ts';

type Fields = Record<'nickname' | 'biography' | 'gender' | 'birthday', string>;

const LONGEST_BIOGRAPHY = 500;
/** Birthday of the example below the field. */
const EXAMPLE = '1990-04-15';

const fieldsOf = (member: UserInfo, ctx: ViewContext): Fields => ({
  nickname: ownValue(member, 'nickname').value,
  biography: ownValue(member, 'biography').value,
  gender: String(member.gender ?? ''),
  birthday: formatWallTime(member.birthday ?? '', ctx),
});

/** Form of the member's public profile; nickname and biography become public after a review. */
export function ProfileForm({
  member,
  onSaved,
}: {
  member: UserInfo;
  onSaved: (member: UserInfo) => void;
}): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const form = useForm<Fields>({ defaultValues: fieldsOf(member, ctx) });
  const biography = useWatch({ control: form.control, name: 'biography' });
  const characters = [...NICKNAME.forbidden].join(' ');
  const size = { min: NICKNAME.minLength, max: NICKNAME.maxLength };
  const auditing = (field: 'nickname' | 'biography') => ownValue(member, field).isAuditing;

  /** Sends changed fields only, as every field sent is reviewed again. */
  const onSubmit = async (values: Fields) => {
    const { nickname, biography: about, gender, birthday } = values;
    const { dirtyFields } = form.formState;
    const saved = await saveProfile({
      ...(dirtyFields.nickname && { nickname: nickname.trim() }),
      ...(dirtyFields.biography && { biography: about.trim() }),
      ...(dirtyFields.gender && { gender: Number(gender) as 0 | 1 | 2 }),
      ...(dirtyFields.birthday && { birthday: readBirthday(birthday, ctx) || null }),
    });
    form.reset(fieldsOf(saved, ctx));
    onSaved(saved);
    toast(t('profile.saved'));
  };
  /** Shows what was understood of a typed birthday: its month is written in words. */
  const showBirthday = () => {
    const day = readBirthday(form.getValues('birthday'), ctx);
    if (day) form.setValue('birthday', formatWallTime(day, ctx), { shouldDirty: true });
  };
  const checkNickname = (value: string) => {
    if (value.trim() === '') return t('validation.required');
    if ([...NICKNAME.forbidden].some((character) => value.includes(character)))
      return t('validation.nicknameCharacters', { characters });
    return isNickname(value.trim()) ? undefined : t('validation.nicknameLength', size);
  };
  return (
    <div className={styles.card}>
      <AvatarField member={member} onSaved={onSaved} />
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('profile.save')} testId="form-profile">
        <div>
          <FormField
            name="nickname"
            label={t('profile.nickname')}
            hint={t('profile.nicknameHint', { ...size, characters })}
            check={checkNickname}
            autoComplete="nickname"
            data-testid="nickname"
          />
          {auditing('nickname') && <Auditing of="nickname" />}
        </div>
        <label className={styles.label}>
          {t('profile.biography')}
          <textarea
            {...form.register('biography')}
            className={textArea.field}
            rows={3}
            maxLength={LONGEST_BIOGRAPHY}
            data-testid="biography"
          />
          <span className={styles.count}>
            {biography.length}/{LONGEST_BIOGRAPHY}
          </span>
          {auditing('biography') && <Auditing of="biography" />}
        </label>
        <fieldset className={styles.options}>
          <legend className={styles.label}>{t('profile.gender')}</legend>
          {(['she', 'he', 'they'] as const).map((gender) => (
            <label key={gender} className={styles.option}>
              <input type="radio" value={String(GENDERS[gender])} {...form.register('gender')} />
              {t(`profile.${gender}`)}
            </label>
          ))}
        </fieldset>
        <FormField
          name="birthday"
          label={t('profile.birthday')}
          hint={t('profile.birthdayHint', { example: formatWallTime(EXAMPLE, ctx) })}
          check={(text) => (readBirthday(text, ctx) === undefined ? t('profile.birthdayUnread') : undefined)}
          onLeave={showBirthday}
          autoComplete="bday"
          data-testid="birthday"
        />
      </AccountForm>
    </div>
  );
}
