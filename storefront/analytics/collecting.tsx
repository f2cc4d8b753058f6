'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Collector, startCollector } from '#client/analytics/collector.ts';
import {
  type ConsentChoice,
  type ConsentMode,
  chooseConsent,
  readConsent,
  watchConsent,
} from '#client/analytics/consent.ts';
import { takeEarlyNotes } from '#client/analytics/early-notes.ts';
import { fingerprintOf, readDeviceInfo } from '#client/device/fingerprint.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { productClick } from './product-click.ts';

/** Hash of the footer's link that opens the privacy choices. */
const CHOICES = '#privacy-choices';

/**
 * Observes the visit as far as the tenant's mode and the visitor's consent allow (X36), and asks for consent where
 * needed.
 */
export function Collecting({ mode }: { mode: ConsentMode }) {
  const consent = useSyncExternalStore(
    watchConsent,
    () => readConsent(mode),
    () => 'denied',
  );
  const collector = useRef<Collector>(undefined);
  const fingerprint = useRef<string>(undefined);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (consent === 'denied') {
      takeEarlyNotes();
      return isObserved();
    }
    let isLeft = false;
    const start = () => {
      if (isLeft) return;
      const isHeld = consent === 'pending';
      collector.current = startCollector({ isHeld, productClick, fingerprint: () => fingerprint.current });
      isObserved();
    };
    if (consent === 'pending') start();
    else
      readDeviceInfo(whenIdle).then((info) => {
        fingerprint.current = fingerprintOf(info);
        start();
      });
    return () => {
      isLeft = true;
      if (readConsent(mode) === 'granted') collector.current?.allow();
      else collector.current?.destroy();
    };
  }, [consent, mode]);

  useEffect(() => {
    const open = () => setOpen(mode !== 'off' && window.location.hash === CHOICES);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [mode]);

  if (consent !== 'pending' && !isOpen) return null;
  const choose = (choice: ConsentChoice) => {
    setOpen(false);
    if (window.location.hash === CHOICES)
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    chooseConsent(choice);
  };
  return <ConsentBanner onChoose={choose} />;
}

/** Signal that tests wait for. */
function isObserved(): void {
  document.documentElement.dataset.observed = '';
}
