import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { withBodyAgain } from '../http/body-again';
import { Failure } from '../http/failure';
import { REQUEST_LIMIT } from '../http/read-body';

export const FILE_LIMIT = 10 * 1024 * 1024;
export const FILES_LIMIT = 5;

export type FormFile = { field: string; name: string; bytes: Buffer };
export type Form = { fields: Record<string, string>; files: FormFile[] };

/** Reads a multipart request into memory, within the limits of a file and of a request. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Failure('请求内容不是表单');
  const form: Form = { fields: {}, files: [] };
  let size = 0;
  for await (const part of withBodyAgain(request).parts()) {
    if (part.type === 'field') {
      form.fields[part.fieldname] = textOf(part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    size += bytes.length;
    if (size > REQUEST_LIMIT) throw new Failure('请求内容不能超过20MB');
    keepFile(form, { part, bytes });
  }
  return form;
}

/** A JSON part made from a Blob has a file name; an empty file input sends a file without one. */
function keepFile(form: Form, { part, bytes }: { part: MultipartFile; bytes: Buffer }): void {
  const name = part.filename ?? '';
  if (part.mimetype === 'application/json') form.fields[part.fieldname] = bytes.toString('utf8');
  else if (name || bytes.length) form.files.push({ field: part.fieldname, name, bytes });
}

/** Parts of type JSON are parsed already. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
