import { type ReactNode, useEffect, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { canPush, isPushed, turnPushOff, turnPushOn } from './push-device.ts';
import { Tick } from './tick.tsx';

/** Checkbox for messages to this browser, which asks for the permission when it is ticked; nothing where none can come. */
export function PushTick(): ReactNode {
  const { t } = useView();
  const [isOn, setOn] = useState<boolean>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (canPush()) void isPushed().then(setOn, () => undefined);
  }, []);
  if (isOn === undefined) return null;
  const toggle = async (wanted: boolean) => {
    setOn(wanted);
    try {
      const isDone = await (wanted ? turnPushOn() : turnPushOff());
      setRefused(!isDone);
      if (!isDone) setOn(!wanted);
    } catch {
      setRefused(wanted);
      setOn(!wanted);
    }
  };
  return (
    <Tick
      label={t('priceAlert.push')}
      hint={t(isRefused ? 'priceAlert.pushRefused' : 'priceAlert.pushText')}
      checked={isOn}
      onChange={(wanted) => void toggle(wanted)}
    />
  );
}
