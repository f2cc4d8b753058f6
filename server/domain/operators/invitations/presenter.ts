import type { Call } from '../../../platform/call.ts';
import { tenantName } from '../../../platform/wire.ts';
import type { InvitationRow } from './operations.ts';

export function presentInvitation({ invitation, inviter }: InvitationRow) {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invitedBy: inviter,
    expiresAt: invitation.expiresAt.getTime(),
  };
}

/** The invitation as shown to the link's holder before accepting. */
export function presentOffer(
  { invitation, inviter, hasAccount }: InvitationRow & { hasAccount: boolean },
  call: Call,
) {
  const { email, role } = invitation;
  return { email, role, tenantName: tenantName(call), invitedBy: inviter, hasAccount };
}
