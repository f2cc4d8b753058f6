/** Mails and text messages to members; `{code}` is the code to enter. */
export const mail = {
  'mail.subject.REGISTER': '{code} is your code to join {shop}',
  'mail.subject.LOGIN': '{code} is your sign-in code for {shop}',
  'mail.subject.CHANGEPWD': '{code} is your code for a new {shop} password',
  'mail.subject.CLOSEUSER': '{code} is the code to delete your {shop} account',
  'mail.subject.CHANGE_MOBILE_EMAIL': '{code} is the code to confirm this email for {shop}',
  'mail.subject.CHECK_OLD_MOBILE_EMAIL': '{code} is the code to confirm it’s you at {shop}',

  'mail.intro.REGISTER': 'Welcome to {shop}! Enter this code to open your account:',
  'mail.intro.LOGIN': 'Enter this code to sign in to {shop}:',
  'mail.intro.CHANGEPWD': 'Enter this code to set a new password for your {shop} account:',
  'mail.intro.CLOSEUSER':
    'You have asked to delete your {shop} account. This can’t be undone. To go ahead, enter this code:',
  'mail.intro.CHANGE_MOBILE_EMAIL': 'Enter this code to use this email address for your {shop} account:',
  'mail.intro.CHECK_OLD_MOBILE_EMAIL':
    'Somebody wants to change how you sign in to {shop}. If it’s you, enter this code:',
  'mail.code':
    '{intro}\n\n{code}\n\nThe code works once, for {minutes} minutes. Please don’t share it: nobody from {shop} will ever ask you for it.\n\nDidn’t ask for a code? Then you can ignore this email.\n\n{shop}\n{site}\n',

  'mail.hasAccount.subject': 'You already have an account at {shop}',
  'mail.hasAccount.body':
    'Somebody, probably you, wanted to use this email address for an account at {shop}. It already has one: just sign in with your password or a code.\n\nWasn’t it you? Then you can ignore this email.\n\n{shop}\n{site}\n',
  'mail.noAccount.subject': 'No {shop} account with this email address',
  'mail.noAccount.body':
    'Somebody, probably you, wanted to sign in to {shop} with this email address, but there is no account for it. Perhaps you used another address, or you would like to join:\n\n{site}\n\nWasn’t it you? Then you can ignore this email.\n\n{shop}\n',

  'sms.REGISTER': '{shop}: {code} is your code to join. Valid {minutes} min. Don’t share it.',
  'sms.LOGIN': '{shop}: {code} is your sign-in code. Valid {minutes} min. Don’t share it.',
  'sms.CHANGEPWD': '{shop}: {code} is your code for a new password. Valid {minutes} min. Don’t share it.',
  'sms.CLOSEUSER': '{shop}: {code} is the code to delete your account. Valid {minutes} min. Don’t share it.',
  'sms.CHANGE_MOBILE_EMAIL':
    '{shop}: {code} is the code to confirm this number. Valid {minutes} min. Don’t share it.',
  'sms.CHECK_OLD_MOBILE_EMAIL':
    '{shop}: {code} is the code to confirm it’s you. Valid {minutes} min. Don’t share it.',
  'sms.hasAccount': '{shop}: this number already has an account. Sign in at {site}',
  'sms.noAccount': '{shop}: this number has no account yet. Join at {site}',

  'member.nickname': 'Member {number}',

  'mail.digest.subject_one': '1 new deal for you at {shop}',
  'mail.digest.subject_other': '{count} new deals for you at {shop}',
  'mail.digest.intro': 'New on {shop}, and it fits your deal alerts:',
  'mail.digest.off': '{percent}% off',
  'mail.digest.manage': 'Change or pause your alerts:',
  'mail.digest.manageLink': 'Manage your alerts',
  'mail.digest.stop': 'No more of these emails:',
  'mail.digest.stopLink': 'Unsubscribe',
  'mail.digest.why': 'You get this email because you set deal alerts at {shop}.',
} as const;
