import { fileTypeFromBuffer } from 'file-type';
import { Failure } from '../http/failure';
import { FILE_LIMIT, FILES_LIMIT, type FormFile } from './read-form';

const ALLOWED = new Set(['png', 'jpg', 'pdf']);

export type CheckedFile = FormFile & { extension: string; contentType: string };
type Limits = { most: number; mostBytes: number; tooBig: string };

export const REPORT_FILES: Limits = {
  most: FILES_LIMIT,
  mostBytes: FILE_LIMIT,
  tooBig: '上传的文件大小不能超过10MB',
};
export const COMPLAINT_FILES: Limits = {
  most: 1,
  mostBytes: 5 * 1024 * 1024,
  tooBig: '附件大小不能超过5MB',
};

/** Checks files by their bytes; name and type sent by the client prove nothing. */
export async function checkFiles(files: FormFile[], limits: Limits): Promise<CheckedFile[]> {
  if (files.length > limits.most) throw new Failure(`上传的文件不能超过${limits.most}个`);
  return Promise.all(files.map((file) => checkFile(file, limits)));
}

async function checkFile(file: FormFile, limits: Limits): Promise<CheckedFile> {
  if (!file.name.trim()) throw new Failure('文件名不能为空');
  if (/[\\/:*?"<>|]/.test(file.name) || file.name.length > 200) throw new Failure('文件名包含特殊字符');
  if (file.bytes.length > limits.mostBytes) throw new Failure(limits.tooBig);
  const type = await fileTypeFromBuffer(file.bytes);
  if (!type || !ALLOWED.has(type.ext)) throw new Failure('只能上传png/pdf/jpg格式的文件');
  return { ...file, extension: type.ext, contentType: type.mime };
}
