import * as z from 'zod/mini';
import { loginSwitchSchema, signInSchema } from '../entities/sign-in.ts';
import { userInfoSchema } from '../entities/user-info.ts';
import { loose, maybe } from '../entities/wire.ts';
import { AUTH_SCENES, GENDERS, IDENTITY_PROVIDERS, USERNAME_TYPES } from '../enums/account.ts';
import { foldNumber } from '../fold-typed.ts';
import { NICKNAME, PASSWORD } from '../member-constants.ts';
import { STORABLE } from '../storable.ts';
import { endpoint } from './endpoint.ts';

const LONGEST_NAME = 254;
const LONGEST_BIOGRAPHY = 500;
const LONGEST_ID_TOKEN = 8_192;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(STORABLE));
/** Typed email address or phone number; the operation validates it. */
const nameSchema = text(LONGEST_NAME);
const countryCodeSchema = maybe(z.string().check(z.regex(/^\d{1,4}$/)));
/** A code as mails and people write it: in any digits, with gaps. */
const codeSchema = z.string().check(z.maxLength(60), z.overwrite(foldNumber), z.maxLength(20));
const keySchema = text(100);
const passwordSchema = text(PASSWORD.maxLength * 10);
const sourceSchema = maybe(z.enum(['WEB', 'APP']));
const passwordShape = { password: passwordSchema, repassword: passwordSchema };

const switchBody = z.object({ terminalType: maybe(z.string().check(z.maxLength(20))) });

export const loginSwitch = endpoint({
  id: 'loginSwitch',
  method: 'POST',
  path: '/saas-low-code-service/api/app-package-config/login-switch',
  summary: 'The ways to sign in that the tenant offers',
  body: switchBody,
  data: loginSwitchSchema,
  auth: 'none',
});

export const shareSwitch = endpoint({
  id: 'shareSwitch',
  method: 'POST',
  path: '/saas-low-code-service/api/app-package-config/share-switch',
  summary: 'Whether the tenant offers to share things',
  body: switchBody,
  data: loose({ share: z.boolean() }),
  auth: 'none',
});

const receiverShape = {
  rcv: nameSchema,
  rcvType: z.enum(USERNAME_TYPES),
  authScene: z.enum(AUTH_SCENES),
  countryCode: countryCodeSchema,
};
const verificationShape = { ...receiverShape, authCode: codeSchema, sceneCode: maybe(z.enum(AUTH_SCENES)) };

export const sendAuthCode = endpoint({
  id: 'sendAuthCode',
  method: 'POST',
  path: '/saas-user-service/user/authcode/send',
  summary: 'Sends a code to a phone or an email address; the answer doesn’t tell whether it has an account',
  body: z.object(receiverShape),
  data: loose({ resendSeconds: z.number() }),
  auth: 'visitor',
  limit: { calls: 120, per: 'hour' },
  silent: true,
  encrypt: true,
});

export const verifyAuthCode = endpoint({
  id: 'verifyAuthCode',
  method: 'POST',
  path: '/saas-user-service/user/authcode/valid',
  summary: 'Trades the code for a key that proves the phone or email address once, within ten minutes',
  body: z.object(verificationShape),
  data: loose({ validKey: z.string() }),
  auth: 'visitor',
  limit: { calls: 600, per: 'hour' },
  guessable: true,
  encrypt: true,
});

const registrationBody = z.object({
  validKey: keySchema,
  password: maybe(passwordSchema),
  repassword: maybe(passwordSchema),
  source: sourceSchema,
  pwdRegister: maybe(z.boolean()),
});

export const registerByMobile = endpoint({
  id: 'registerByMobile',
  method: 'POST',
  path: '/saas-user-service/user/register/mobile',
  summary: 'Opens an account for the phone that the key proves (REGISTER), and signs it in',
  body: registrationBody,
  data: signInSchema,
  auth: 'none',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const registerByEmail = endpoint({
  id: 'registerByEmail',
  method: 'POST',
  path: '/saas-user-service/user/register/email',
  summary: 'Opens an account for the email address that the key proves (REGISTER), and signs it in',
  body: registrationBody,
  data: signInSchema,
  auth: 'none',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const loginByMobile = endpoint({
  id: 'loginByMobile',
  method: 'POST',
  path: '/saas-user-service/user/login/mobileLogin',
  summary: 'Signs in by phone and password',
  body: z.object({ mobile: nameSchema, password: passwordSchema, countryCode: countryCodeSchema }),
  data: signInSchema,
  auth: 'none',
  limit: { calls: 600, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const loginByEmail = endpoint({
  id: 'loginByEmail',
  method: 'POST',
  path: '/saas-user-service/user/login/emailLogin',
  summary: 'Signs in by email address and password',
  body: z.object({ email: nameSchema, password: passwordSchema }),
  data: signInSchema,
  auth: 'none',
  limit: { calls: 600, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const loginByCode = endpoint({
  id: 'loginByCode',
  method: 'POST',
  path: '/saas-user-service/user/login/codeLogin',
  summary: 'Signs in by a code of the scene LOGIN, sent to the phone or the email address',
  body: z.object({
    email: maybe(nameSchema),
    mobile: maybe(nameSchema),
    countryCode: countryCodeSchema,
    smscode: codeSchema,
    sceneCode: maybe(z.literal('LOGIN')),
    source: sourceSchema,
  }),
  data: signInSchema,
  auth: 'none',
  limit: { calls: 600, per: 'hour' },
  guessable: true,
  encrypt: true,
});

const idTokenBody = z.object({ idToken: text(LONGEST_ID_TOKEN), source: sourceSchema });

export const loginByFirebase = endpoint({
  id: 'loginByFirebase',
  method: 'POST',
  path: '/saas-user-service/user/login/firebase/login',
  summary:
    'Signs in by an id token of the tenant’s Firebase project; the first time it opens an account, unless its email address has one (CONTACT_TAKEN): the owner signs in and links it (`linkIdToken`)',
  body: idTokenBody,
  data: signInSchema,
  auth: 'none',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
});

export const loginByLine = endpoint({
  id: 'loginByLine',
  method: 'POST',
  path: '/saas-user-service/user/login/line/login',
  summary: 'Signs in by an id token of the tenant’s LINE channel; the first time it opens an account',
  body: idTokenBody,
  data: signInSchema,
  auth: 'none',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/saas-user-service/user/login/resetPwd',
  summary:
    'Gives the account that the key proves (CHANGEPWD) a new password; it is signed in nowhere any more, and its passkeys and linked providers are removed but the kept ones (`resetWays` lists them)',
  body: z.object({
    validKey: keySchema,
    ...passwordShape,
    keptPasskeys: maybe(z.array(text(1_400)).check(z.maxLength(20))),
    keptProviders: maybe(z.array(z.enum(IDENTITY_PROVIDERS)).check(z.maxLength(20))),
  }),
  data: z.null(),
  auth: 'none',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const createPassword = endpoint({
  id: 'createPassword',
  method: 'POST',
  path: '/saas-user-service/user/info/createPwd',
  summary:
    'Gives the member, who proves a bound phone or email address (CHANGEPWD), a password; only here they stay signed in',
  body: z.object({ validKey: keySchema, ...passwordShape }),
  data: signInSchema,
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const ownProfile = endpoint({
  id: 'ownProfile',
  method: 'GET',
  path: '/saas-user-service/user-ext-info/getWithExtInfoById',
  summary: 'The member who asks: profile with what is in review, and how they sign in',
  data: userInfoSchema,
  auth: 'member',
});

export const updateProfile = endpoint({
  id: 'updateProfile',
  method: 'PUT',
  path: '/saas-user-service/user/info/updateUserInfo',
  summary:
    'Changes the fields that are given; avatar, nickname and biography are reviewed before others see them. A null takes the avatar or the birthday away',
  body: z.object({
    nickname: maybe(text(NICKNAME.maxLength * 4).check(z.trim())),
    biography: maybe(text(LONGEST_BIOGRAPHY).check(z.trim())),
    gender: maybe(z.union([z.literal(GENDERS.she), z.literal(GENDERS.he), z.literal(GENDERS.they)])),
    birthday: z.optional(z.nullable(z.iso.date())),
    /** Value `resourceUrl` of a picture that the member has just uploaded. */
    avatar: z.optional(z.nullable(z.object({ url: text(200) }))),
  }),
  data: userInfoSchema,
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
});

export const changeContact = endpoint({
  id: 'changeContact',
  method: 'PUT',
  path: '/saas-user-service/user/info/change/mobile-or-email',
  summary:
    'Binds the phone or email address that `validKey` proves (CHANGE_MOBILE_EMAIL); `preValidKey` proves one that is bound already (CHECK_OLD_MOBILE_EMAIL). Only here the member stays signed in',
  body: z.object({
    countryCode: countryCodeSchema,
    mobile: maybe(nameSchema),
    email: maybe(nameSchema),
    preValidKey: maybe(keySchema),
    validKey: keySchema,
  }),
  data: signInSchema,
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const logOut = endpoint({
  id: 'logOut',
  method: 'POST',
  path: '/saas-user-service/user/info/logOut',
  summary: 'Ends this session, if it hasn’t ended already, or with `everywhere` all of the member’s',
  body: z.object({ everywhere: maybe(z.boolean()) }),
  data: z.null(),
  auth: 'visitor',
});

export const closeAccount = endpoint({
  id: 'closeAccount',
  method: 'POST',
  path: '/saas-user-service/user/info/close/user',
  summary: 'Deletes the member’s account for good, proved by a code of the scene CLOSEUSER',
  body: z.object({ ...verificationShape, authScene: z.literal('CLOSEUSER') }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});
