/** Valid leaves of pins with the deals `d-1` and `d-2`. */
export const dailySpecialEntry = {
  name: '11.11',
  startsAt: '2026-11-10T17:00:00.000Z',
  endsAt: '2026-11-11T17:00:00.000Z',
  deals: [
    { type: 'CONTENT', code: 'd-2' },
    { type: 'CONTENT', code: 'd-1' },
  ],
};
