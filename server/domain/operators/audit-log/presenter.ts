import type { AuditRow } from './operations.ts';

export function presentEntry(row: AuditRow) {
  return {
    id: String(row.id),
    at: row.at.getTime(),
    by: row.operatorName,
    action: row.action,
    subject: {
      type: row.subjectType,
      id: row.subjectId,
      ...(row.subjectName && { name: row.subjectName }),
    },
    details: row.details,
  };
}
