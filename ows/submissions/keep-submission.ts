import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../http/app';
import { submissions, uploads } from '../store/schema';
import type { CheckedFile } from './check-files';

type Submission = {
  kind: 'advice' | 'illegalSecurities';
  fields: Record<string, string>;
  files: CheckedFile[];
};
type StoredFile = CheckedFile & { id: string; storedName: string };

/** Stores the fields in the store and the files in the data folder, named by id. */
export async function keepSubmission({ db, config }: Context, submission: Submission): Promise<string> {
  const id = randomUUID();
  const folder = path.join(config.dataDir, 'uploads');
  const files = submission.files.map(withOwnName);
  await mkdir(folder, { recursive: true });
  try {
    await Promise.all(files.map((file) => writeFile(path.join(folder, file.storedName), file.bytes)));
    await db.transaction(async (tx) => {
      await tx.insert(submissions).values({ id, kind: submission.kind, fields: submission.fields });
      if (files.length) await tx.insert(uploads).values(files.map((file) => toRow(file, id)));
    });
  } catch (error) {
    await Promise.all(files.map((file) => rm(path.join(folder, file.storedName), { force: true })));
    throw error;
  }
  return id;
}

function withOwnName(file: CheckedFile): StoredFile {
  const id = randomUUID();
  return { ...file, id, storedName: `${id}.${file.extension}` };
}

function toRow(file: StoredFile, submissionId: string): typeof uploads.$inferInsert {
  return {
    id: file.id,
    submissionId,
    originalName: file.name,
    storedName: file.storedName,
    contentType: file.contentType,
    size: file.bytes.length,
  };
}
