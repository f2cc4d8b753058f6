import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { alertList } from '#schemas/api/invented/deal-alerts.ts';
import type { Subscription } from '#schemas/entities/subscription.ts';
import { toast } from '#ui/toast.ts';
import { readAlerts } from './alert-calls.ts';

/** Alerts of the signed-in member, requested as soon as the session is known. */
export function useAlerts(isMember: boolean) {
  const { t } = useView();
  const request = useEndpoint(alertList, isMember ? {} : null, { silent: true });
  const { data, mutate } = request;

  /** Applies a change that the server has made, then reloads all alerts. */
  const changed = async (change: (alerts: Subscription[]) => Subscription[]) => {
    const local = { revalidate: false };
    await mutate((before) => before && { ...before, subscriptions: change(before.subscriptions) }, local);
    try {
      await mutate(readAlerts(), local);
    } catch {
      toast(t('errors.alert.refresh'), { variant: 'error' });
    }
  };
  return {
    /** Alerts; undefined until they are loaded. */
    alerts: data?.subscriptions,
    email: data?.email,
    request,
    changed,
  };
}

export type Alerts = ReturnType<typeof useAlerts>;
