'use client';

import { browserApi } from '#client/browser-api.ts';
import { formatDate } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { deactivateMember, type ListedMember } from '#schemas/api/invented/member-desk.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
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

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keys
    <section className={account.tableFrame} aria-label={t('desk.members')} tabIndex={0}>
      <table className={account.table} data-testid="member-list">
        <thead>
          <tr>
            <th scope="col">{t('team.name')}</th>
            <th scope="col">{t('desk.contact')}</th>
            <th scope="col">{t('team.since')}</th>
            <th scope="col">{t('desk.state')}</th>
            {isOwner && <td />}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => {
            const { id, nickname, email, mobile, createdAt, deactivatedAt } = member;
            return (
              <tr key={id} data-id={id} data-state={deactivatedAt === undefined ? 'active' : 'deactivated'}>
                <th scope="row">
                  {nickname}
                  <span className={account.hint}>{id}</span>
                </th>
                <td>
                  {email}
                  {email && mobile && <br />}
                  {mobile}
                </td>
                <td>{formatDate(createdAt, view)}</td>
                <td className={deactivatedAt === undefined ? undefined : styles.blocked}>
                  {t(deactivatedAt === undefined ? 'desk.state.active' : 'desk.state.deactivated')}
                </td>
                {isOwner && (
                  <td>
                    {deactivatedAt === undefined ? (
                      <ConfirmDialog
                        trigger={
                          <button
                            type="button"
                            className={buttons.secondary}
                            aria-label={t('desk.deactivateName', { name: nickname })}
                          >
                            {t('desk.deactivate')}
                          </button>
                        }
                        title={t('desk.deactivateTitle', { name: nickname })}
                        text={t('desk.deactivateText')}
                        confirm={t('desk.deactivate')}
                        cancel={t('team.cancel')}
                        onConfirm={() => setDeactivated(member, true)}
                      />
                    ) : (
                      <button
                        type="button"
                        className={buttons.secondary}
                        aria-label={t('desk.activateName', { name: nickname })}
                        onClick={() => setDeactivated(member, false)}
                      >
                        {t('desk.activate')}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
