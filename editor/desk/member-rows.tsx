'use client';

import { browserApi } from '#client/browser-api.ts';
import { formatDate } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { deactivateMember, type ListedMember } from '#schemas/api/invented/member-desk.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import { type CardColumn, CardTable } from '../kit/card-table.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { Run } from '../kit/use-action.ts';
import styles from './desk.module.css';

type Props = { members: readonly ListedMember[]; onChange: Run };

/** Table of members; owners block and unblock them. */
export function MemberRows({ members, onChange }: Props) {
  const view = useView();
  const { t } = view;
  const isOwner = useOperator().role === 'owner';

  const setDeactivated = ({ id, nickname }: ListedMember, deactivated: boolean) =>
    void onChange(
      () => browserApi().call(deactivateMember, { body: { memberId: id, deactivated } }),
      t(deactivated ? 'desk.deactivated' : 'desk.activated', { name: nickname }),
    );

  const columns: CardColumn<ListedMember>[] = [
    {
      name: t('team.name'),
      cell: ({ nickname, id }) => (
        <>
          {nickname}
          <span className={account.hint}>{id}</span>
        </>
      ),
    },
    {
      name: t('desk.contact'),
      cell: ({ email, mobile }) =>
        (email || mobile) && (
          <span>
            {email}
            {email && mobile && <br />}
            {mobile}
          </span>
        ),
    },
    { name: t('team.since'), cell: ({ createdAt }) => formatDate(createdAt, view) },
    {
      name: t('desk.state'),
      cell: (member) => (
        <span className={isActive(member) ? undefined : styles.blocked}>
          {t(`desk.state.${stateOf(member)}`)}
        </span>
      ),
    },
  ];
  const blocking: CardColumn<ListedMember> = {
    name: t('desk.deactivate'),
    isNameHidden: true,
    cell: (member) =>
      isActive(member) ? (
        <ConfirmDialog
          trigger={
            <button
              type="button"
              className={buttons.secondary}
              aria-label={t('desk.deactivateName', { name: member.nickname })}
            >
              {t('desk.deactivate')}
            </button>
          }
          title={t('desk.deactivateTitle', { name: member.nickname })}
          text={t('desk.deactivateText')}
          confirm={t('desk.deactivate')}
          cancel={t('team.cancel')}
          onConfirm={() => setDeactivated(member, true)}
        />
      ) : (
        <button
          type="button"
          className={buttons.secondary}
          aria-label={t('desk.activateName', { name: member.nickname })}
          onClick={() => setDeactivated(member, false)}
        >
          {t('desk.activate')}
        </button>
      ),
  };
  return (
    <CardTable
      label={t('desk.allMembers')}
      testId="member-list"
      columns={isOwner ? [...columns, blocking] : columns}
      rows={members}
      idOf={({ id }) => id}
      stateOf={stateOf}
    />
  );
}

const isActive = ({ deactivatedAt }: ListedMember) => deactivatedAt === undefined;
const stateOf = (member: ListedMember) => (isActive(member) ? 'active' : 'deactivated');
