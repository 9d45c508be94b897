import type { FileState, ReviewedFile, ReviewedSide, ReviewedSite } from '@/lib/model/review';

/** Each file that an article names, beside its text or in it, once. */
export const filesOf = ({ files, body }: ReviewedSide): ReviewedFile[] => [
  ...new Map([...files, ...body.files].map((file) => [file.address, file])).values(),
];

export interface CheckedFile extends ReviewedFile {
  state: FileState;
}

/** Those that the back office answered for. */
export const checkedFilesOf = (side: ReviewedSide, { files }: ReviewedSite): CheckedFile[] =>
  filesOf(side).flatMap((file) => {
    const state = files.get(file.address);
    return state === undefined ? [] : [{ ...file, state }];
  });
