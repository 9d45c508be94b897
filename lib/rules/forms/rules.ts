import type { FormField, FormName } from '@/lib/model/forms';
import type { SitePath } from '@/lib/site/routes';

const MB = 1024 * 1024;

/** Carriers of a report, in the words that are sent whatever the language of the page. */
export const CARRIERS = [
  'QQ',
  '微信群',
  '微博',
  '抖音',
  '快手',
  '小红书',
  '今日头条',
  '网站',
  '线下实体',
  '其他',
] as const;

export interface FieldRule {
  name: FormField;
  kind: 'text' | 'tel' | 'email' | 'choice' | 'area';
  required: boolean;
  /** Most characters. */
  most: number;
  autocomplete?: string;
}

export interface FileRule {
  /** Name of the file input. */
  name: string;
  most: number;
  mostBytes: number;
  /** All files together; the back office takes 20 MB a request. */
  totalBytes: number;
}

export interface FormRules {
  path: SitePath;
  receiptPath: SitePath;
  fields: readonly FieldRule[];
  files: FileRule;
}

/** Addresses, fields and limits of both forms, for browser and server. */
export const FORMS: Readonly<Record<FormName, FormRules>> = {
  report: {
    path: '/report-fraud',
    receiptPath: '/report-fraud/receipt',
    fields: [
      { name: 'carrier', kind: 'choice', required: true, most: 50 },
      { name: 'accountName', kind: 'text', required: true, most: 200 },
      { name: 'link', kind: 'text', required: true, most: 500 },
      { name: 'description', kind: 'area', required: true, most: 5000 },
      { name: 'reporter', kind: 'text', required: false, most: 50, autocomplete: 'name' },
      { name: 'contact', kind: 'text', required: false, most: 100, autocomplete: 'tel' },
    ],
    files: { name: 'files', most: 5, mostBytes: 10 * MB, totalBytes: 19 * MB },
  },
  complaint: {
    path: '/online-complaints',
    receiptPath: '/online-complaints/receipt',
    fields: [
      { name: 'complainant', kind: 'text', required: true, most: 50, autocomplete: 'name' },
      { name: 'phone', kind: 'tel', required: true, most: 30, autocomplete: 'tel' },
      { name: 'email', kind: 'email', required: true, most: 100, autocomplete: 'email' },
      { name: 'summary', kind: 'text', required: true, most: 200 },
      { name: 'details', kind: 'area', required: true, most: 5000 },
    ],
    files: { name: 'file', most: 1, mostBytes: 5 * MB, totalBytes: 5 * MB },
  },
};

/** Whether a text, such as a segment of an address, names a form. */
export const isFormName = (name: string): name is FormName => Object.hasOwn(FORMS, name);
