/** Valid leaves of a leaderboard with the products `g-3` and `g-1`. */
export const leaderboardEntry = {
  'name.th': 'หูฟังน่าซื้อ',
  'name.en': 'Earphones to buy',
  genType: 'MANUAL',
  goods: ['g-3', 'g-1'],
  online: true,
  position: 2,
};
