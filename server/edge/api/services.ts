import type { Ingest } from '../../domain/analytics/ingest.ts';
import type { MemberAuth } from '../../domain/members/member-auth.ts';
import type { Uploads } from '../../domain/members/uploads.ts';
import type { OperatorAuth } from '../../domain/operators/operator-auth.ts';
import type { RenderedChecks } from '../../domain/pages/checks/rendered-checks.ts';
import type { EditQueue } from '../../domain/pages/edit-queue.ts';
import type { AiOptions } from '../../platform/ai-options.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Courier } from '../../platform/delivery/courier.ts';
import type { FieldEncryption } from '../../platform/encryption/field-encryption.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import type { OutgoingOptions } from '../../platform/outgoing/safe-fetch.ts';
import type { Collaboration } from '../collaboration/collaboration.ts';
import type { Journal } from './journal.ts';

/** Services of the process that only some routes need: each of those takes its own by name. */
export type Services = {
  /** Milliseconds by which tests have set the server's clock ahead of the machine's. */
  ahead: Clock['ahead'];
  /** Renders and measures unpublished pages; undefined without a front. */
  renderedChecks: RenderedChecks | undefined;
  /** Which addresses of other servers may be requested. */
  outgoing: OutgoingOptions;
  /** Folder for files. */
  dataDir: string;
  /** Pages that are open in the editor; undefined where no operator can follow a page's edits. */
  collaboration: Pick<Collaboration, 'follow'> | undefined;
  /** Edits of this process that wait for their pages. */
  editQueue: EditQueue;
  /** Limits of the shopping assistant. */
  ai: AiOptions;
  /** Receiver of analytics events. */
  ingest: Pick<Ingest, 'receive'>;
  /** Sends mails. */
  courier: Courier;
  memberAuth: MemberAuth;
  /** Account of an operator's session, a member of the tenant or not. */
  identifyAccount: OperatorAuth['identifyAccount'];
  /** Name of the company's OpenID provider, if operators may sign in there. */
  companyName: string | undefined;
  uploads: Uploads;
  /** Journal of this process's calls. */
  journal: Pick<Journal, 'newest'>;
  encryption: Pick<FieldEncryption, 'newKey' | 'publicKey'>;
  /** Encrypts and decrypts stored personal data and keys. */
  vault: Vault;
};
