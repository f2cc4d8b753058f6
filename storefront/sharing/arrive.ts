import { browserApi } from '#client/browser-api.ts';
import { fingerprintOf, readDeviceInfo } from '#client/device/fingerprint.ts';
import { shareById } from '#schemas/api/invented/sharing.ts';
import { shareMappingPrereport } from '#schemas/api/sharing.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** Reports to the server that a visitor came through a share; returns the sharer's name. @throws ApiError */
export async function arrive(shareId: string): Promise<string> {
  const { share, sharer } = await browserApi().call(shareById, { params: { id: shareId } });
  void report(share.activityId ?? shareId, sharer.id).catch(() => undefined);
  return sharer.nickname;
}

async function report(sharedObjectId: string, sharerId: string): Promise<void> {
  const { pathname, search } = window.location;
  const deviceFingerprint = fingerprintOf(await readDeviceInfo(whenIdle));
  const jumpTarget = pathname + search;
  const told = { sharedObjectId, sharerId, deviceFingerprint, jumpTarget };
  await browserApi().call(shareMappingPrereport, { body: { sharedType: 'ACTIVITY', ...told } });
}
