export type FormName = 'report' | 'complaint';

export type ReportField = 'carrier' | 'accountName' | 'link' | 'description' | 'reporter' | 'contact';

export type ComplaintField = 'complainant' | 'phone' | 'email' | 'summary' | 'details';

export type FormField = ReportField | ComplaintField;

/** What a person typed, by name of the input: the form's fields, captcha, consent and hidden inputs. */
export type FormValues = Readonly<Record<string, string>>;

/** Something to mend: at a field, or (empty field) about the form as a whole. */
export interface Problem {
  field: string;
  text: string;
  /** Which of the files that were sent it is about, counted from 0. */
  file?: number;
}

export type CaptchaKind = 'image' | 'text';

/** A code to copy or a sum to solve; if it is unavailable, `trouble` says why. */
export interface Captcha {
  kind: CaptchaKind;
  uuid: string;
  /** Proves that this site handed the uuid out, and until when it is good. */
  seal: string;
  /** data: address of the picture; empty for a question. */
  image: string;
  question: string;
  /** How long it is good from now. */
  seconds: number;
  trouble: string;
}

/** The privacy text that is agreed to, by the date of its last change; empty when it is not known. */
export interface PrivacyText {
  href: string;
  version: string;
}

/** A form as it is rendered: empty, or filled with what was typed. */
export interface FormPage {
  form: FormName;
  title: string;
  intro: string;
  values: FormValues;
  problems: readonly Problem[];
  captcha: Captcha;
  /** Under whose identity it is sent, masked; empty where none belongs to it. */
  owner: string;
  /** Until the identity check of a complaint expires, from the request for the page; 0 when there is none. */
  sessionSeconds: number;
  /** Idempotency key of this rendering of the form. */
  once: string;
  privacy: PrivacyText;
  hotline: string;
}

export interface ReceiptRow {
  field: FormField;
  text: string;
}

/** What was sent, masked. */
export interface Receipt {
  /** ISO time at which the back office had it. */
  at: string;
  /** The back office's own number, where it gives one. */
  reference: string;
  rows: readonly ReceiptRow[];
  files: readonly { name: string; bytes: number }[];
  /** Version of the privacy text that was agreed to. */
  privacy: string;
}

export interface ReceiptPage {
  form: FormName;
  /** The page's own title: it is in no menu. */
  title: string;
  receipt: Receipt | null;
  hotline: string;
}
