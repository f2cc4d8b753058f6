import { classificationRoutes } from './content/classifications/routes.ts';
import { fixedTextRoutes } from './content/fixed-texts/routes.ts';
import { keywordRoutes } from './content/keywords/routes.ts';
import { topicRoutes } from './content/topics/routes.ts';
import { videoRoutes } from './content/videos/routes.ts';
import { brandListRoutes } from './das/brands/routes.ts';
import { categoryRoutes } from './das/categories/routes.ts';
import { couponRoutes } from './das/coupons/routes.ts';
import { goodsRoutes } from './das/goods/routes.ts';
import { goodsHistoryRoutes } from './das/goods-histories/routes.ts';
import { shortUrlRoutes } from './das/short-urls/routes.ts';
import { editorActivityRoutes } from './editor/activities/routes.ts';
import { auditRoutes } from './editor/audit/routes.ts';
import { editorCategoryMappingRoutes } from './editor/category-mappings/routes.ts';
import { editorCheckRoutes } from './editor/checks/routes.ts';
import { editorCommentRoutes } from './editor/comments/routes.ts';
import { editorContentRoutes } from './editor/content/routes.ts';
import { editorExperimentRoutes } from './editor/experiments/routes.ts';
import { editorFeedRoutes } from './editor/feeds/routes.ts';
import { editorHeldPriceRoutes } from './editor/held-prices/routes.ts';
import { editorInboxRoutes } from './editor/inbox/routes.ts';
import { editorInsightRoutes } from './editor/insight/routes.ts';
import { invitationRoutes } from './editor/invitations/routes.ts';
import { meRoutes } from './editor/me/routes.ts';
import { editorMediaRoutes } from './editor/media/routes.ts';
import { memberDeskRoutes } from './editor/member-desk/routes.ts';
import { memberListRoutes } from './editor/members/routes.ts';
import { outboxRoutes } from './editor/outbox/routes.ts';
import { editorPageRoutes } from './editor/pages/routes.ts';
import { editorPickRoutes } from './editor/picks/routes.ts';
import { editorPublishingRoutes } from './editor/publishing/routes.ts';
import { editorReleaseRoutes } from './editor/releases/routes.ts';
import { editorReportRoutes } from './editor/reports/routes.ts';
import { requestRoutes } from './editor/requests/routes.ts';
import { editorReusableRoutes } from './editor/reusables/routes.ts';
import { editorReviewLinkRoutes } from './editor/review-links/routes.ts';
import { editorReviewRoutes } from './editor/reviews/routes.ts';
import { editorSearchMissRoutes } from './editor/search-misses/routes.ts';
import { shopRoutes } from './editor/shops/routes.ts';
import { signInProviderRoutes } from './editor/sign-in-providers/routes.ts';
import { teamRoutes } from './editor/team/routes.ts';
import { tokenRoutes } from './editor/tokens/routes.ts';
import { editorTruthRoutes } from './editor/truth/routes.ts';
import { editorUsedOnRoutes } from './editor/used-on/routes.ts';
import { editorVersionRoutes } from './editor/versions/routes.ts';
import { visitRoutes } from './editor/visits/routes.ts';
import { webhookRoutes } from './editor/webhooks/routes.ts';
import { brandRoutes } from './integration/brands/routes.ts';
import { homePageRoutes } from './integration/home-pages/routes.ts';
import { secretKeyRoutes } from './integration/secret-keys/routes.ts';
import { markRoutes } from './interaction/marks/routes.ts';
import { replyRoutes } from './interaction/replies/routes.ts';
import { pageRoutes } from './low-code/pages/routes.ts';
import { pickRoutes } from './low-code/picks/routes.ts';
import { sourceRoutes } from './low-code/sources/routes.ts';
import { switchRoutes } from './low-code/switches/routes.ts';
import type { Route } from './route.ts';
import { aiChatRoutes } from './search/ai-chat/routes.ts';
import { clickRoutes } from './search/clicks/routes.ts';
import { comparedRoutes } from './search/compared/routes.ts';
import { contentRoutes } from './search/contents/routes.ts';
import { dealListRoutes } from './search/deal-lists/routes.ts';
import { dealModuleRoutes } from './search/deal-modules/routes.ts';
import { dealRoutes } from './search/deals/routes.ts';
import { relatedRoutes } from './search/related/routes.ts';
import { resultRoutes } from './search/results/routes.ts';
import { subjectRoutes } from './search/subjects/routes.ts';
import { suggestionRoutes } from './search/suggestions/routes.ts';
import { i18nRoutes } from './service-in-one/i18n/routes.ts';
import { itemGroupRoutes } from './service-in-one/item-groups/routes.ts';
import { uploadRoutes } from './service-in-one/uploads/routes.ts';
import type { Services } from './services.ts';
import { beaconRoutes } from './tenant/beacons/routes.ts';
import { accountCopyRoutes } from './user/account-copy/routes.ts';
import { activityRoutes } from './user/activities/routes.ts';
import { addressRoutes } from './user/addresses/routes.ts';
import { authCodeRoutes } from './user/auth-codes/routes.ts';
import { baseInfoRoutes } from './user/base-info/routes.ts';
import { blockRoutes } from './user/blocks/routes.ts';
import { dealAlertRoutes } from './user/deal-alerts/routes.ts';
import { followRoutes } from './user/follows/routes.ts';
import { loginRoutes } from './user/login/routes.ts';
import { lotteryRoutes } from './user/lotteries/routes.ts';
import { messageRoutes } from './user/messages/routes.ts';
import { passkeyRoutes } from './user/passkeys/routes.ts';
import { peopleRoutes } from './user/people/routes.ts';
import { priceAlertRoutes } from './user/price-alerts/routes.ts';
import { profileRoutes } from './user/profile/routes.ts';
import { providerLoginRoutes } from './user/provider-login/routes.ts';
import { pushRoutes } from './user/push/routes.ts';
import { registrationRoutes } from './user/registration/routes.ts';
import { reportRoutes } from './user/reports/routes.ts';
import { securityRoutes } from './user/security/routes.ts';
import { sessionRoutes } from './user/sessions/routes.ts';
import { shareRoutes } from './user/shares/routes.ts';
import { unsubscribeRoutes } from './user/unsubscribe/routes.ts';
import { userBonusRoutes } from './user/user-bonus/routes.ts';
import { userPaymentRoutes } from './user/user-payment/routes.ts';

/** Every endpoint of this server, with its operation. */
export const createRoutes = (services: Services): readonly Route[] => [
  ...dealRoutes,
  ...dealModuleRoutes,
  ...dealListRoutes,
  ...aiChatRoutes(services),
  ...clickRoutes,
  ...contentRoutes,
  ...subjectRoutes,
  ...comparedRoutes,
  ...relatedRoutes,
  ...resultRoutes,
  ...suggestionRoutes,
  ...homePageRoutes,
  ...keywordRoutes,
  ...classificationRoutes,
  ...topicRoutes,
  ...fixedTextRoutes,
  ...videoRoutes,
  ...categoryRoutes,
  ...goodsRoutes,
  ...couponRoutes,
  ...brandListRoutes,
  ...shortUrlRoutes,
  ...brandRoutes,
  ...secretKeyRoutes(services),
  ...goodsHistoryRoutes,
  ...itemGroupRoutes,
  ...i18nRoutes,
  ...uploadRoutes(services),
  ...baseInfoRoutes,
  ...markRoutes,
  ...replyRoutes,
  ...followRoutes,
  ...peopleRoutes,
  ...blockRoutes,
  ...messageRoutes,
  ...reportRoutes,
  ...beaconRoutes(services),
  ...switchRoutes(services),
  ...addressRoutes,
  ...authCodeRoutes(services),
  ...registrationRoutes(services),
  ...loginRoutes(services),
  ...providerLoginRoutes(services),
  ...passkeyRoutes(services),
  ...signInProviderRoutes(services),
  ...accountCopyRoutes(services),
  ...securityRoutes(services),
  ...sessionRoutes,
  ...dealAlertRoutes,
  ...priceAlertRoutes,
  ...unsubscribeRoutes(services),
  ...pushRoutes(services),
  ...activityRoutes,
  ...lotteryRoutes(services),
  ...userBonusRoutes,
  ...userPaymentRoutes(services),
  ...shareRoutes,
  ...profileRoutes,
  ...meRoutes(services),
  ...teamRoutes,
  ...shopRoutes(services),
  ...invitationRoutes(services),
  ...requestRoutes(services),
  ...auditRoutes,
  ...pageRoutes,
  ...editorPageRoutes(services),
  ...pickRoutes,
  ...sourceRoutes,
  ...editorPickRoutes,
  ...editorMediaRoutes(services),
  ...editorUsedOnRoutes,
  ...editorCheckRoutes(services),
  ...editorReusableRoutes,
  ...editorVersionRoutes(services),
  ...editorPublishingRoutes(services),
  ...editorReleaseRoutes(services),
  ...editorReviewLinkRoutes,
  ...editorCommentRoutes,
  ...editorReviewRoutes,
  ...editorHeldPriceRoutes,
  ...editorInboxRoutes,
  ...tokenRoutes,
  ...webhookRoutes(services),
  ...editorInsightRoutes,
  ...editorActivityRoutes(services),
  ...memberDeskRoutes,
  ...editorReportRoutes,
  ...editorContentRoutes,
  ...editorExperimentRoutes(services),
  ...editorFeedRoutes(services),
  ...editorSearchMissRoutes,
  ...editorCategoryMappingRoutes,
  ...editorTruthRoutes,
  ...memberListRoutes,
  ...outboxRoutes,
  ...visitRoutes,
];
