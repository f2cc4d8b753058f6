import { detail } from './detail.ts';
import { sharing } from './sharing.ts';

/** Texts that are rendered on the server only: titles, footer and the texts of the fixed pages. */
export const screens = {
  ...detail,
  ...sharing,

  'section.recommendedDeals': 'Recommended deals',
  'section.dailyOffers': 'Daily special offers',
  'section.recommendedArticles': 'Recommended articles',
  'section.topics': 'Shopping guides',
  'section.brands': 'Recommended brands',
  'section.leaderboard': 'Leaderboard',
  'section.recommended': 'Recommended',
  'section.featured': 'Featured',
  'section.newest': 'Newest',
  'section.popular': 'Popular',
  'section.hotTags': 'Hot tags',
  'section.relatedGoods': 'Similar products',
  'section.relatedArticles': 'Related articles',
  'section.relatedVideos': 'Related videos',
  'section.collection': '{tenant} Collection',
  'section.exclusive': '{tenant} Exclusive',
  'activity.open': 'Take part',
  'activity.results': 'See the results',
  'alertSignUp.placeholder': 'What are you looking for?',
  'alertSignUp.label': 'What you are looking for',
  'alertSignUp.submit': 'Alert me',
  'alertSignUp.keywords': 'Suggested words',

  'daily.until': 'Until {time}',

  'screen.home': 'Home',
  'screen.discover': 'Discover',
  'screen.deals': 'Deals',
  'screen.coupons': 'Coupons',
  'screen.products': 'Products',
  'screen.leaderboard': 'Leaderboard',
  'screen.brands': 'Brands',
  'screen.articles': 'Articles',
  'screen.articleTag': 'Articles about “{keyword}”',
  'screen.topics': 'Shopping guides',
  'screen.search': 'Search',
  'screen.searchFor': 'Results for “{keyword}”',
  'screen.favorites': 'My favourites',
  'screen.likes': 'My likes',
  'screen.notifications': 'Notifications',
  'screen.profile': 'Profile settings',
  'screen.security': 'Account security',
  'screen.dealAlerts': 'Deal alerts',
  'screen.newDealAlert': 'New deal alert',
  'screen.unsubscribe': 'Stop deal alert emails',
  'screen.aiShopping': 'AI shopping',
  'screen.dailyOffers': 'Daily special offers',
  'screen.activities': 'Activities and prizes',
  'screen.lottery': 'Lucky draw',
  'screen.bonus': 'Bonus',
  'screen.badge': 'Badges',
  'screen.sitemap': 'Sitemap',

  'meta.home': 'Deals from Lazada, Shopee and TikTok Shop with price history, picked by {tenant} every day.',
  'meta.deals': 'The latest deals on {tenant}, checked against their price history.',
  'meta.articles': 'Reviews, shopping guides and tips from {tenant}.',
  'meta.products': 'Compare products and prices across marketplaces on {tenant}.',
  'meta.brands': 'All brands with deals on {tenant}.',
  'meta.leaderboard': 'The products that sell best, score best and cost least, ranked by {tenant}.',
  'meta.dailyOffers': 'Today’s special offers on {tenant}, new every day.',
  'meta.topics': 'Shopping guides on {tenant}: what to look for before you buy.',
  'meta.sitemap': 'Every area and category of {tenant} at a glance.',
  'meta.productCategory': '{name}: compare products and prices across marketplaces on {tenant}.',
  'meta.brand': '{name}: products, deals and prices across marketplaces on {tenant}.',
  'meta.board': '{name}, ranked by {tenant}.',
  'meta.dealList': '{name}: deals checked against their price history on {tenant}.',
  'meta.coupons': 'Discount codes and coupons for Lazada, Shopee and TikTok Shop, gathered by {tenant}.',

  'list.heading': 'Results',
  'list.found_one': '{amount} item',
  'list.found_other': '{amount} items',

  'filter.title': 'Filters',
  'filter.chosen': 'Chosen filters',
  'filter.remove': 'Remove the filter {name}',
  'filter.clear': 'Clear all',
  'filter.any': 'Any',
  'filter.platform': 'Platform',
  'filter.price': 'Price',
  'filter.discount': 'Discount',
  'filter.label': 'Highlights',
  'filter.classification': 'Category',
  'filter.brand': 'Brand',
  'filter.shipping': 'Shipping',
  'filter.off': '{percent}% off or more',
  'filter.priceTo': 'Under {high}',
  'filter.priceFrom': '{low} and up',

  'brands.search': 'Find a brand',
  'brands.hot': 'Popular brands',
  'brand.offline': 'This brand isn’t on sale here at the moment.',
  'brand.goods': '{amount} products',
  'brand.deals': '{amount} deals',
  'brand.currentDeals': 'Deals by {name}',
  'brand.products': 'Products by {name}',
  'board.others': 'Leaderboards',

  'coupon.CODE': 'Codes',
  'coupon.DISCOUNT': 'Discounts',

  'breadcrumb.label': 'You are here',
  'rating.title': 'What buyers say',
  'rating.of': 'out of 5',
  'rating.stars_one': '{count} star',
  'rating.stars_other': '{count} stars',
  'rating.source_one': 'From {amount} review on {platform}',
  'rating.source_other': 'From {amount} reviews on {platform}',

  'detail.originalPrice': 'Original price',
  'detail.goToPlatform': 'Go to {platform}',
  'detail.priceHistory': 'Price history',
  'detail.published': 'Published {date}',

  'notice.title': 'Announcements',
  'notice.pause': 'Pause the announcements',
  'notice.play': 'Play the announcements',

  'tabs.label': 'Sections',

  'follow.invitation': 'Sign in to see what the people you follow share',
  'follow.signIn': 'Sign in',

  'footer.label': 'About this site',
  'footer.userAgreement': 'User agreement',
  'footer.privacyPolicy': 'Privacy policy',
  'footer.privacyChoices': 'Privacy choices',
  'footer.sitemap': 'Sitemap',
  'footer.ranking': 'Ranking',
  'footer.aboutUs': 'About us',
  'footer.help': 'Help and contact',
  'footer.download': 'Download the app',
  'footer.disclosure':
    'We may earn a commission when you buy through links on this site. It doesn’t change the price you pay.',

  'about.title': 'About {tenant}',
  'about.mission.title': 'Good deals without the digging',
  'about.mission.text':
    '{tenant} gathers discounts from Lazada, Shopee, TikTok Shop and other marketplaces in one place, so you needn’t open every app to find the best price.',
  'about.prices.title': 'Prices with a memory',
  'about.prices.text':
    'A discount says little if the price was raised the week before. We record how prices move and mark a deal as lowest in 30, 90 or 180 days only when our records show it.',
  'about.money.title': 'How we earn',
  'about.money.text':
    'We don’t sell anything ourselves. When you buy through our links, the marketplace may pay us a commission at no extra cost to you. Paid placements are always marked as ads.',
  'about.people.title': 'Picked by people',
  'about.people.text':
    'Our editors and members share reviews, guides and shopping tips. If a deal has expired or a price is wrong, report it and we will check it.',
  'about.help.title': 'Help and contact',
  'about.help.text':
    'A wrong price or a deal that is over? Press “Report” on its page. For orders, delivery and returns, ask the shop on the marketplace where you bought. For anything else, the {tenant} team is glad to hear from you.',
  'about.help.email': 'Email {address}',
  'about.help.line': 'Chat with us on LINE',

  'agreement.title': 'User agreement',
  'agreement.scope.title': 'Using {tenant}',
  'agreement.scope.text':
    'By using this site you accept this agreement. If you don’t agree with it, please stop using the site. You must be old enough to enter into a contract where you live, or have the consent of a parent or guardian.',
  'agreement.deals.title': 'Deals, prices and purchases',
  'agreement.deals.text':
    'We show offers of other shops. Prices, stock and promotions change quickly, and what the shop shows at checkout is what counts. Your purchase is a contract between you and the shop; delivery, returns and refunds follow the shop’s own rules.',
  'agreement.account.title': 'Your account',
  'agreement.account.text':
    'Keep your password and verification codes to yourself and tell us if someone else uses your account. You may close your account at any time on the account security page.',
  'agreement.content.title': 'What you post',
  'agreement.content.text':
    'You keep the rights to your posts and comments and allow us to show them on our services. Don’t post anything illegal, misleading, offensive or copied from others. We may remove such content and block the accounts that post it.',
  'agreement.liability.title': 'What we are liable for',
  'agreement.liability.text':
    'We take care that the information on this site is correct but can’t guarantee that it is complete or always available. We aren’t liable for the goods and services of other shops, as far as the law allows.',
  'agreement.changes.title': 'Changes',
  'agreement.changes.text':
    'We may change this agreement and will announce important changes on this site. If you go on using the site afterwards, the new version applies.',

  'privacy.title': 'Privacy policy',
  'privacy.collect.title': 'What we collect',
  'privacy.collect.text':
    'When you sign up we store your email address or phone number and the profile you fill in. While you browse we store the pages you view, your searches, your clicks on deals and technical data of your device and browser.',
  'privacy.use.title': 'What we use it for',
  'privacy.use.text':
    'We use this data to run {tenant}, to show deals that suit you, to send the alerts you asked for, to prevent abuse and to learn how the site can be improved.',
  'privacy.share.title': 'Who receives it',
  'privacy.share.text':
    'We don’t sell personal data. Service providers who host the site or send messages process it for us under contract. When you follow a link to a shop, the shop learns that you came from us and its own privacy policy applies.',
  'privacy.cookies.title': 'Cookies',
  'privacy.cookies.text':
    'Some cookies are necessary: they remember your login, your language and your device. Others measure how the site is used; where the law asks for it, we set them only with your consent, which you may withdraw at any time.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may see, correct, export or delete your data, object to its use and withdraw your consent. You may also complain to the data protection authority of your country. Closing your account deletes your profile.',
  'privacy.keep.title': 'How long we keep it',
  'privacy.keep.text':
    'We keep account data while your account exists, and usage data no longer than needed for the purposes above. Afterwards it is deleted or made anonymous.',

  'offline.title': 'You’re offline',
  'offline.text': 'There is no network at the moment. What you saw last is still here.',
  'offline.asOf': 'You’re offline. This page is as of {time}.',
  'offline.seen': 'What you saw last',

  'download.title': 'Get the {tenant} app',
  'download.why.title': 'Never miss a price drop',
  'download.why.text':
    'The app tells you at once when a product you follow gets cheaper, keeps your favourites at hand and opens deals directly in the shop’s app.',
  'download.how.title': 'How to install it',
  'download.how.text':
    'Search for {tenant} in the App Store, Google Play or Huawei AppGallery, or open this page on your phone and tap the button. Sign in with the same account to find your favourites and alerts.',
  'download.from': 'Get it from {store}',
  'download.open': 'Open in the app',
  'download.openShort': 'Open app',
  'download.guide': 'Price-drop alerts in the {tenant} app',
  'search.tabs': 'Kinds of results',
  'search.similar': 'No exact match for “{keyword}”. These come close:',
  'sort.RELEVANCE': 'Best match',
  'meta.search': 'Search all deals, products, articles and reviews on {tenant}.',

  'search.alert': 'Tell me about new deals',
  'unsubscribe.text':
    'Shall {tenant} stop sending you deal alerts? Your alerts stay and wait, paused, under Deal alerts.',
  'unsubscribe.stop': 'Stop these emails',
  'unsubscribe.done': 'Done: you get no more deal alerts by email. You can resume them at any time.',
  'unsubscribe.manage': 'Manage your alerts',
} as const;
