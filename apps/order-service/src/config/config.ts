import type { Stack } from '@cutsite/content-service/contentstack-sync';
import type { StoreDelivery } from '@cutsite/domain/checkout';
import type { Deliverables } from '@cutsite/domain/knockout-cells';
import type { ProductRestriction } from '@cutsite/domain/product';
import type { SiteFormName } from '@cutsite/domain/site-form';
import type { RateLimits } from './rate-limits.ts';

/** Demo: loopback only, demo accounts, mail kept in an outbox. Production: refuses to start with unsafe settings. */
export type Mode = 'demo' | 'production';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Where mail goes: an outbox that a page shows, or a mail server. */
export type MailSettings =
  | { readonly kind: 'outbox'; readonly from: string }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

/**
 * The card network: Stripe, or the demo's own that speaks the same language. Keys are secrets but the publishable one.
 */
export interface CardSettings {
  /** Where the store reaches it. */
  readonly apiUrl: string;
  /** The network is the demo's own, which takes test cards and no money; the store serves it itself at `demoPath`. */
  readonly isDemo: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** The public board for jobs that `/careers` shows (CT-40). */
interface JobsBoardSettings {
  /** What is asked for the list; `null`: there is none. */
  readonly url: string | null;
  /** It is the demo's own, which the store serves itself at `demoJobsPath`. */
  readonly isDemo: boolean;
}

/** The marketing CRM that is asked for the lifecycle stage of visitors who agreed (CT-41). */
interface CrmSettings {
  /** The address of a profile, with `{token}` where the token belongs; `null`: there is none. */
  readonly url: string | null;
  /** The cookie in which the CRM leaves its token. */
  readonly cookie: string;
  readonly isDemo: boolean;
}

/** Where content is published (CT-66). */
export interface ContentSettings {
  /** The stack of Contentstack; `null`: editors publish here. */
  readonly stack: Stack | null;
  /** It is the demo's own, which the store serves itself at `demoContentstackPath`. */
  readonly isDemo: boolean;
  /** Where the demo's own tells of its changes. */
  readonly demoWebhookUrl: string | null;
}

/** Which proxies are trusted with the customer's address: none, so many in front, or these addresses. */
export type TrustProxy = false | number | readonly string[];

/** Everything that can be set from outside, parsed once at the start. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly port: number;
  /**
   * The origin that customers see, without a slash at the end: `https://store.example`. Links in mails start with it.
   */
  readonly publicUrl: string;
  /** An absolute path. Holds the files of customers, and the embedded PostgreSQL unless `databaseUrl` is set. */
  readonly dataDir: string;
  /** `null`: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The same database as the role that owns its tables; `null`: the role of `databaseUrl` does. */
  readonly databaseOwnerUrl: string | null;
  /** Metrics are served on this port of the loopback address; `null`: not at all. */
  readonly metricsPort: number | null;
  /** Domains whose *verified* addresses may be given a staff role, in lower case (ruling 9). */
  readonly staffDomains: readonly string[];
  /**
   * Staff sign in with a password alone, as in a demo; production refuses it. Without: until the second factor is given
   * in a session, roles are not in force, and who has one shops as a customer (ruling 9).
   */
  readonly staffWithoutSecondFactor: boolean;
  /** What stands for the second factor where it is given again; `null`, and always in production: nothing does. */
  readonly demoStepUpCode: string | null;
  /** The key that the secrets of second factors are sealed with, 32 bytes; `null`: a file in `dataDir`. */
  readonly secondFactorKey: Buffer | null;
  /** Who sells, line by line as it stands on papers: name, address, tax number. Empty: not configured. */
  readonly seller: readonly string[];
  /** Where what is sold is made, as it stands on quotes; null: not said. */
  readonly originCountry: string | null;
  /** How long making takes, on which days nothing happens, what is looked at first, and how shipments travel. */
  readonly delivery: StoreDelivery;
  /** What comes with a product, in the provider's words; of a product that is missing nothing is said. */
  readonly deliverables: Deliverables;
  /** What may not be shipped where (ruling 7). */
  readonly restrictions: readonly ProductRestriction[];
  /** Where and how an invoice is paid, line by line; empty: not configured. */
  readonly remittance: readonly string[];
  /** A sentence about payment terms below an invoice; empty: none. */
  readonly invoiceTerms: string;
  readonly mail: MailSettings;
  /** Whom customers may write to: in the footer, and with every error. */
  readonly supportEmail: string;
  /** Who is told of what a form of the site was sent, by form; `supportEmail` for those that are not named. */
  readonly formMail: Readonly<Partial<Record<SiteFormName, string>>>;
  /** The marketing tracker; `null`: there is none, and nothing is kept for one. */
  readonly trackerUrl: string | null;
  readonly jobsBoard: JobsBoardSettings;
  readonly crm: CrmSettings;
  readonly content: ContentSettings;
  readonly card: CardSettings;
  /** Country codes whose visitors are not shown the distributors (ruling 7). */
  readonly distributorLockedCountries: readonly string[];
  readonly logLevel: LogLevel;
  /** `Secure` and `__Host-` cookies; off in demo mode, which speaks plain http on the loopback address. */
  readonly secureCookies: boolean;
  readonly trustProxy: TrustProxy;
  readonly rateLimits: RateLimits;
  /** Custom RNA and user-defined sequences of so many bases or more are screened before they are made (ruling 21). */
  readonly screeningThresholdNt: number;
  /** An absolute path of a FASTA file of sequences of concern; `null`: staff screens alone. */
  readonly screeningList: string | null;
  /** When less of the disk of `dataDir` is left, nothing more is written to it; 0: it is not looked at. */
  readonly diskReserveBytes: number;
  /** All files of one account together. */
  readonly filesPerAccountBytes: number;
  /** All files of all accounts together. */
  readonly filesInAllBytes: number;
  /** All pictures and files of content together, copies not counted. */
  readonly mediaInAllBytes: number;
  /** Milliseconds that the event loop may lag before calls are refused with 503; 0: never for that reason. */
  readonly overloadDelayMs: number;
  /** Milliseconds for which a stopping store still takes connections, so that a balancer sees `/ready`. */
  readonly drainMs: number;
}

/** A setting that cannot be used. `message` is a whole sentence that names what would be accepted. */
export interface ConfigFault {
  readonly code: 'malformed' | 'contradiction' | 'unsafe_in_demo' | 'unsafe_in_production';
  readonly setting: string;
  readonly message: string;
}
