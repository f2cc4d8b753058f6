import { useEffect, useEffectEvent, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Subscription } from '#schemas/entities/subscription.ts';
import { toast } from '#ui/toast.ts';
import { readAlerts } from './alert-calls.ts';

type Known = { email?: string | undefined; subscriptions: Subscription[] };

/** The alerts of whoever is signed in, asked for as soon as that is known. */
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

  /** Shows a change that the server has made, and then whatever else is new there. */
  const changed = async (change: (alerts: Subscription[]) => Subscription[]) => {
    setKnown((before) => before && { ...before, subscriptions: change(before.subscriptions) });
    try {
      setKnown(await readAlerts());
    } catch {
      toast(t('errors.alert.refresh'), { variant: 'error' });
    }
  };
  return {
    /** Undefined until they are read. */
    alerts: known?.subscriptions,
    email: known?.email,
    hasFailed,
    retry: () => setFailed(false),
    changed,
  };
}

export type Alerts = ReturnType<typeof useAlerts>;
