'use client';

import type { ReactNode } from 'react';

/** The ways to the shoppers: preview link, schedule, publish. */
export function PublishButtons(): ReactNode {
  return null;
}
