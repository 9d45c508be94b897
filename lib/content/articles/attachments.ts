import 'server-only';
import { formatBytes } from '@/lib/base/format';
import type { Attachment } from '@/lib/model/articles';
import { fileSize } from '@/lib/ows/files';
import { secondary } from '../secondary';

const OWN_FILES = '/ows';

async function withSize(attachment: Attachment): Promise<Attachment> {
  if (!attachment.url.startsWith(`${OWN_FILES}/files/`)) return attachment;
  const path = attachment.url.slice(OWN_FILES.length);
  const bytes = await secondary('the size of a file', fileSize(path), null);
  return { ...attachment, size: bytes === null ? '' : formatBytes(bytes) };
}

/** Attachments with their sizes where the back office states them (DE-05). */
export function withSizes(attachments: readonly Attachment[]): Promise<Attachment[]> {
  return Promise.all(attachments.map(withSize));
}
