'use client';

import { browserApi } from '#client/browser-api.ts';
import { formatDate } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  changeOperatorAreas,
  changeOperatorRole,
  removeOperator,
  type TeamMember,
} from '#schemas/api/invented/operators.ts';
import type { Area, OperatorRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { type CardColumn, CardTable } from '../kit/card-table.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Run } from '../kit/use-action.ts';
import styles from './account.module.css';
import { AreasSelect, areasText } from './areas-select.tsx';
import { useOperator } from './operator.tsx';
import { RoleSelect } from './role-select.tsx';

type Props = {
  members: readonly TeamMember[];
  onChange: Run;
};

/** Members of the team; owners change and remove them. */
export function MemberTable({ members, onChange }: Props) {
  const view = useView();
  const { t } = view;
  const me = useOperator();
  const isOwner = me.role === 'owner';

  const setRole = ({ id, name }: TeamMember, role: OperatorRole) =>
    void onChange(
      () => browserApi().call(changeOperatorRole, { params: { id }, body: { role } }),
      t('team.roleChanged', { name, role: t(`role.${role}`) }),
    );
  const setAreas = ({ id, name }: TeamMember, areas: Area[] | null) =>
    void onChange(
      () => browserApi().call(changeOperatorAreas, { params: { id }, body: { areas } }),
      t('area.changed', { name, areas: areasText(t, areas) }),
    );
  const remove = ({ id, name }: TeamMember) =>
    void onChange(() => browserApi().call(removeOperator, { params: { id } }), t('team.removed', { name }));

  const columns: CardColumn<TeamMember>[] = [
    {
      name: t('team.name'),
      cell: (member) => (
        <>
          {member.name}
          {member.id === me.id && ` (${t('team.you')})`}
          <span className={styles.hint}>{member.email}</span>
        </>
      ),
    },
    {
      name: t('team.role'),
      cell: (member) =>
        isOwner ? (
          <RoleSelect
            label={t('team.roleOf', { name: member.name })}
            value={member.role}
            onChange={(role) => setRole(member, role)}
          />
        ) : (
          t(`role.${member.role}`)
        ),
    },
    {
      name: t('area.title'),
      cell: (member) =>
        isOwner && member.role !== 'owner' ? (
          <AreasSelect
            label={t('area.of', { name: member.name, areas: areasText(t, member.areas) })}
            value={member.areas}
            onChange={(areas) => setAreas(member, areas)}
          />
        ) : (
          areasText(t, member.areas)
        ),
    },
    {
      name: t('team.twoFactor'),
      cell: (member) => member.twoFactor && <Icon name="check" label={t('twoFactor.isOn')} />,
    },
    { name: t('team.since'), cell: (member) => formatDate(member.since, view) },
  ];
  const removal: CardColumn<TeamMember> = {
    name: t('team.remove'),
    isNameHidden: true,
    cell: (member) => (
      <ConfirmDialog
        trigger={
          <button
            type="button"
            className={buttons.secondary}
            aria-label={t('team.removeName', { name: member.name })}
          >
            {t('team.remove')}
          </button>
        }
        title={t('team.removeTitle', { name: member.name })}
        text={t('team.removeText')}
        confirm={t('team.remove')}
        cancel={t('team.cancel')}
        onConfirm={() => remove(member)}
      />
    ),
  };
  return (
    <CardTable
      label={t('team.members')}
      testId="members"
      columns={isOwner ? [...columns, removal] : columns}
      rows={members}
      idOf={({ id }) => id}
    />
  );
}
