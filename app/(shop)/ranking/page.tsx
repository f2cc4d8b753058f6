import { permanentRedirect } from 'next/navigation';
import { screenPath } from '#storefront/links/paths.ts';

/** Ranking in the footer is the list of leaderboards (S2 §2). */
export default function RankingPage() {
  permanentRedirect(screenPath('/leaderboard'));
}
