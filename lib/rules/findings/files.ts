import type { FileState, ReviewedFile, ReviewedSide, ReviewedSite } from '@/lib/model/review';

/** Each file that an article refers to, in its text or beside it, once. */
export const filesOf = ({ files, body }: ReviewedSide): ReviewedFile[] => [
  ...new Map([...files, ...body.files].map((file) => [file.address, file])).values(),
];

export interface CheckedFile extends ReviewedFile {
  state: FileState;
}

/** The files that could be checked. */
export const checkedFilesOf = (side: ReviewedSide, { files }: ReviewedSite): CheckedFile[] =>
  filesOf(side).flatMap((file) => {
    const state = files.get(file.address);
    return state === undefined ? [] : [{ ...file, state }];
  });
