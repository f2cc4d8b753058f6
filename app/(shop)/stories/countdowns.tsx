'use client';

import { useState } from 'react';
import { COUNTDOWN } from '#schemas/constants.ts';
import { Countdown } from '#ui/countdown.tsx';
import { Story } from './story.tsx';

const HOUR = 3_600_000;

/** Countdowns of every way to say when they end. */
export function CountdownStories({ now }: { now: number }) {
  const [ends, setEnds] = useState(0);
  return (
    <>
      <Story name="49 hours">
        <Countdown leftTime={49 * HOUR} interval={COUNTDOWN.tickMs} />
      </Story>
      <Story name="until a moment, labelled">
        <Countdown targetDate={now + HOUR} now={() => now} label="label" separator="·" />
      </Story>
      <Story name="ends">
        <Countdown leftTime={3_000} onEnd={() => setEnds((count) => count + 1)} />
        <output data-testid="ends">{ends}</output>
      </Story>
      <Story name="over">
        <Countdown targetDate={now - HOUR} now={() => now} />
      </Story>
    </>
  );
}
