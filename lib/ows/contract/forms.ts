import type { FormName } from '@/lib/model/forms';
import { PATHS } from './paths';

export interface FormRequest {
  path: string;
  /** Name of the parts that contain files. */
  filePart: string;
  /** Name of the part that contains all fields as JSON; without it, each field is a separate part. */
  jsonPart?: string;
}

/** Calls 12 and 13 of the contract: multipart, the same for the site's own forms and the relay. */
export const FORM_REQUESTS: Readonly<Record<FormName, FormRequest>> = {
  complaint: { path: PATHS.complaint, filePart: 'file' },
  report: { path: PATHS.report, filePart: 'files', jsonPart: 'req' },
};
