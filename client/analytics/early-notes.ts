/** Page view or, with its event, a click. */
export type EarlyNote = { at: number; href: string; click?: MouseEvent };

type EarlyVisit = { notes: EarlyNote[]; isTaken?: boolean };

/** Takes the notes of the page's inline script (`server/edge/inline-scripts/visit-script.ts`), which then stops recording. */
export function takeEarlyNotes(): EarlyNote[] {
  const { earlyVisit } = window as { earlyVisit?: EarlyVisit };
  if (!earlyVisit) return [];
  earlyVisit.isTaken = true;
  return earlyVisit.notes.splice(0);
}
