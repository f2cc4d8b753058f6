import type { Call } from '../../../platform/call.ts';
import { tenantName } from '../../../platform/wire.ts';
import type { InvitationRow } from './operations.ts';

/** Mail of an invitation; undefined for one that was made before mails were sent. */
export function presentMail({ mailedAt, mailToken, mailAt, mailTries }: InvitationRow['invitation']) {
  if (mailedAt) return { state: 'sent', tries: mailTries } as const;
  if (mailToken === null)
    return mailTries === 0 ? undefined : ({ state: 'unmailed', tries: mailTries } as const);
  if (mailAt === null) return { state: 'failed', tries: mailTries } as const;
  return { state: 'waiting', tries: mailTries, dueAt: mailAt.getTime() } as const;
}

export function presentInvitation({ invitation, inviter }: InvitationRow) {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invitedBy: inviter,
    expiresAt: invitation.expiresAt.getTime(),
    mail: presentMail(invitation),
  };
}

/** The invitation as shown to the link's holder before accepting. */
export function presentOffer(
  { invitation, inviter, isSignedIn }: InvitationRow & { isSignedIn: boolean },
  call: Call,
) {
  const { email, role } = invitation;
  return { email, role, tenantName: tenantName(call), invitedBy: inviter, isSignedIn };
}
