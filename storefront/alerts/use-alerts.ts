import { useEffect, useEffectEvent, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Subscription } from '#schemas/entities/subscription.ts';
import { toast } from '#ui/toast.ts';
import { readAlerts } from './alert-calls.ts';

type Known = { email?: string | undefined; subscriptions: Subscription[] };

/** Alerts of the signed-in member, requested as soon as the session is known. */
export function useAlerts(isMember: boolean) {
  const { t } = useView();
  const [known, setKnown] = useState<Known>();
  const [hasFailed, setFailed] = useState(false);

  const fetchAll = useEffectEvent(() => {
    readAlerts().then(setKnown, () => setFailed(true));
  });
  useEffect(() => {
    if (!isMember) setKnown(undefined);
    else if (!hasFailed) fetchAll();
  }, [isMember, hasFailed]);

  /** Applies a change that the server has made, then reloads all alerts. */
  const changed = async (change: (alerts: Subscription[]) => Subscription[]) => {
    setKnown((before) => before && { ...before, subscriptions: change(before.subscriptions) });
    try {
      setKnown(await readAlerts());
    } catch {
      toast(t('errors.alert.refresh'), { variant: 'error' });
    }
  };
  return {
    /** Alerts; undefined until they are loaded. */
    alerts: known?.subscriptions,
    email: known?.email,
    hasFailed,
    retry: () => setFailed(false),
    changed,
  };
}

export type Alerts = ReturnType<typeof useAlerts>;
