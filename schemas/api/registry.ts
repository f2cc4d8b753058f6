import * as account from './account.ts';
import * as activities from './activities.ts';
import * as analytics from './analytics.ts';
import * as content from './content.ts';
import * as das from './das.ts';
import type { Endpoint } from './endpoint.ts';
import * as integration from './integration.ts';
import * as interaction from './interaction.ts';
import * as inventedActivities from './invented/activities.ts';
import * as inventedActivityDesk from './invented/activity-desk.ts';
import * as inventedAddresses from './invented/addresses.ts';
import { aiChat } from './invented/ai-chat.ts';
import * as inventedCatalogue from './invented/catalogue.ts';
import * as inventedCategoryMappings from './invented/category-mappings.ts';
import * as inventedChecks from './invented/checks.ts';
import * as inventedComments from './invented/comments.ts';
import * as inventedContentDesk from './invented/content-desk.ts';
import * as inventedDealAlerts from './invented/deal-alerts.ts';
import * as inventedEditorPages from './invented/editor-pages.ts';
import * as inventedEditorPicks from './invented/editor-picks.ts';
import * as inventedExperiments from './invented/experiments.ts';
import * as inventedFeeds from './invented/feeds.ts';
import { fixedText } from './invented/fixed-texts.ts';
import * as inventedFollowing from './invented/following.ts';
import * as inventedHeldPrices from './invented/held-prices.ts';
import * as inventedInbox from './invented/inbox.ts';
import * as inventedInsight from './invented/insight.ts';
import * as inventedMediaLibrary from './invented/media-library.ts';
import * as inventedMemberDesk from './invented/member-desk.ts';
import * as inventedMemberSessions from './invented/member-sessions.ts';
import * as inventedOperators from './invented/operators.ts';
import * as inventedPages from './invented/pages.ts';
import * as inventedPasskeys from './invented/passkeys.ts';
import * as inventedPicks from './invented/picks.ts';
import * as inventedPriceAlerts from './invented/price-alerts.ts';
import * as inventedProviderLogin from './invented/provider-login.ts';
import * as inventedPublishing from './invented/publishing.ts';
import * as inventedPush from './invented/push.ts';
import * as inventedReferences from './invented/references.ts';
import * as inventedReleases from './invented/releases.ts';
import * as inventedReports from './invented/reports.ts';
import * as inventedReuse from './invented/reuse.ts';
import * as inventedReview from './invented/review.ts';
import * as inventedReviews from './invented/reviews.ts';
import * as inventedSearchMisses from './invented/search-misses.ts';
import * as inventedSharing from './invented/sharing.ts';
import * as inventedShops from './invented/shops.ts';
import { signInProviders } from './invented/sign-in-providers.ts';
import * as inventedSources from './invented/sources.ts';
import * as inventedSuggestions from './invented/suggestions.ts';
import * as inventedTokens from './invented/tokens.ts';
import * as inventedTruth from './invented/truth.ts';
import * as inventedUnsubscribe from './invented/unsubscribe.ts';
import * as inventedUploads from './invented/uploads.ts';
import { visitReport } from './invented/visits.ts';
import * as inventedWebhooks from './invented/webhooks.ts';
import * as messages from './messages.ts';
import * as pageData from './page-data.ts';
import * as search from './search.ts';
import * as inOne from './service-in-one.ts';
import * as sharing from './sharing.ts';
import * as user from './user.ts';

const services: Record<string, Endpoint>[] = [
  search,
  integration,
  pageData,
  content,
  das,
  inOne,
  user,
  account,
  analytics,
  interaction,
  messages,
  activities,
  inventedActivities,
  inventedAddresses,
  sharing,
  inventedOperators,
  inventedCatalogue,
  inventedPages,
  inventedProviderLogin,
  inventedPasskeys,
  inventedEditorPages,
  inventedPicks,
  inventedFollowing,
  inventedSources,
  inventedEditorPicks,
  inventedMediaLibrary,
  inventedChecks,
  inventedPublishing,
  inventedReleases,
  inventedReview,
  inventedComments,
  inventedReviews,
  inventedHeldPrices,
  inventedInbox,
  inventedTokens,
  inventedWebhooks,
  inventedInsight,
  inventedContentDesk,
  inventedExperiments,
  inventedFeeds,
  { fixedText },
  inventedSearchMisses,
  inventedReferences,
  inventedCategoryMappings,
  inventedSuggestions,
  inventedSharing,
  inventedShops,
  inventedActivityDesk,
  inventedMemberDesk,
  inventedMemberSessions,
  inventedDealAlerts,
  inventedPriceAlerts,
  inventedPush,
  { signInProviders },
  { visitReport },
  inventedReports,
  inventedReuse,
  inventedTruth,
  inventedUnsubscribe,
  inventedUploads,
  { aiChat },
];

/** Every endpoint; literal paths come before those with names in braces, which would match them too. */
export const endpoints: readonly Endpoint[] = services
  .flatMap((service) => Object.values(service))
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
