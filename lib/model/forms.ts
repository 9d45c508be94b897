export type FormName = 'report' | 'complaint';

export type ReportField = 'carrier' | 'accountName' | 'link' | 'description' | 'reporter' | 'contact';

export type ComplaintField = 'complainant' | 'phone' | 'email' | 'summary' | 'details';

export type FormField = ReportField | ComplaintField;

/** Submitted values by name of the input: the fields of the form, captcha, consent and hidden inputs. */
export type FormValues = Readonly<Record<string, string>>;

/** A validation error or failure: at a field, or of the form as a whole if `field` is empty. */
export interface Problem {
  field: string;
  text: string;
  /** Index of the file concerned among those sent, from 0. */
  file?: number;
}

export type CaptchaKind = 'image' | 'text';

/** An image of a code to copy, or a sum to solve; `trouble` gives the reason if it is unavailable. */
export interface Captcha {
  kind: CaptchaKind;
  uuid: string;
  /** Signed token that proves that this site issued the uuid, and when it expires. */
  seal: string;
  /** data: URL of the image; empty for a question. */
  image: string;
  question: string;
  /** Lifetime in seconds from issue; 0 if the captcha is unavailable. */
  seconds: number;
  trouble: string;
}

/** The privacy text to consent to. `version` is the date of its last change; empty if unknown. */
export interface PrivacyText {
  href: string;
  version: string;
}

/** Data of a form page: an empty form, or one with the values that were submitted. */
export interface FormPage {
  form: FormName;
  title: string;
  intro: string;
  values: FormValues;
  problems: readonly Problem[];
  captcha: Captcha;
  /** Masked identity of the complainant; empty for other forms, and without a session. */
  owner: string;
  /** Seconds from the request for the page until the complaint session expires; 0 without one. */
  sessionSeconds: number;
  /** Idempotency key of this rendering of the form. */
  once: string;
  privacy: PrivacyText;
  hotline: string;
  /** Dials the hotline. */
  hotlineHref: string;
}

export interface ReceiptRow {
  field: FormField;
  text: string;
}

/** Receipt of a submission, with personal data masked. */
export interface Receipt {
  /** Time at which the back office had accepted the form: ISO 8601 in UTC. */
  at: string;
  /** Reference number of the back office; empty if it gives none. */
  reference: string;
  rows: readonly ReceiptRow[];
  files: readonly { name: string; bytes: number }[];
  /** Version of the privacy text that was agreed to. */
  privacy: string;
}

export interface ReceiptPage {
  form: FormName;
  /** Title of the page, which is in no menu. */
  title: string;
  receipt: Receipt | null;
  hotline: string;
}
