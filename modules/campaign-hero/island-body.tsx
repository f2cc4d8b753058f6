import { Fragment, type ReactNode } from 'react';
import { useServerClock } from '#storefront/module-parts/use-server-clock.ts';
import { Countdown, countdownParts } from '#ui/countdown.tsx';
import styles from './styles.module.css';

const DAY_MS = 86_400_000;

type Props = {
  /** Time of the campaign's next change of state, in ms since 1970. */
  at: number;
  /** Time at which the page was rendered, in ms since 1970. */
  from: number;
  /** Names of days, hours, minutes and seconds. */
  units: readonly string[];
};

/**
 * Days, hours, minutes and seconds to a campaign's start or end by the server's clock; at zero the page is loaded again.
 * Until that clock is known it shows the time that was left when the page was rendered.
 */
export function CampaignClock({ at, from, units }: Props): ReactNode {
  const clock = useServerClock();
  const parts = (left: number) => {
    // A second that has begun counts, as in the digits.
    const days = Math.trunc((left + 999) / DAY_MS);
    return [String(days).padStart(2, '0'), ...countdownParts(left - days * DAY_MS)].map((digits, i) => (
      <Fragment key={units[i]}>
        <b>{digits}</b>
        <small>{units[i]}</small>
      </Fragment>
    ));
  };
  return (
    <div className={styles.clock}>
      <Countdown
        targetDate={at}
        initial={Math.max(0, at - from)}
        now={clock ?? (() => from)}
        parts={parts}
        separator=""
        onEnd={() => window.location.reload()}
      />
    </div>
  );
}
