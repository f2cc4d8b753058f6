/** A page that was shown or, with its event, a click. */
export type EarlyNote = { at: number; href: string; click?: MouseEvent };

type EarlyVisit = { notes: EarlyNote[]; isTaken?: boolean };

/** The notes of the page's own script so far (`server/front/visit-script.ts`), which notes and tells nothing more. */
export function takeEarlyNotes(): EarlyNote[] {
  const { earlyVisit } = window as { earlyVisit?: EarlyVisit };
  if (!earlyVisit) return [];
  earlyVisit.isTaken = true;
  return earlyVisit.notes.splice(0);
}
