import { fromJson } from '@/lib/base/values';
import { FILE_MAX_BYTES, FORM_MAX_PARTS, JSON_MAX_BYTES } from '@/lib/gate/limits';
import { Refusal } from '@/lib/gate/refusal';
import type { FormRequest } from '@/lib/ows/contract/forms';
import type { Fields, FormCall } from './call';

/** A form as it is forwarded: checked fields and files. */
export interface Form {
  fields: Fields;
  files: readonly File[];
}

/** Parts are counted before parsing, since many tiny ones would keep the parser busy. */
function requireFewParts(bytes: Buffer, contentType: string): void {
  const boundary = /boundary=(?:"([^"]{1,100})"|([^\s;"]{1,100}))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!mark) throw new Refusal(400);
  let parts = 0;
  for (let at = bytes.indexOf(`--${mark}`); at >= 0; at = bytes.indexOf(`--${mark}`, at + 1)) {
    parts += 1;
    if (parts > FORM_MAX_PARTS) throw new Refusal(400);
  }
}

async function parse(bytes: Buffer, contentType: string): Promise<FormData> {
  requireFewParts(bytes, contentType);
  const body = new Uint8Array(bytes);
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400);
  }
}

/** A browser sends a JSON part as text or, made from a Blob, as a file. */
async function fieldsOf(form: FormData, { jsonPart }: FormRequest): Promise<unknown> {
  if (!jsonPart) return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const part = form.get(jsonPart);
  if (part === null) throw new Refusal(400);
  if (typeof part !== 'string' && part.size > JSON_MAX_BYTES) throw new Refusal(413);
  return fromJson(typeof part === 'string' ? part : await part.text());
}

/** An empty file input sends an empty file without a name. */
function filesOf(form: FormData, { request, maxFiles }: FormCall): File[] {
  const chosen = form
    .getAll(request.filePart)
    .filter((part) => typeof part !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0);
  if (chosen.length > maxFiles) throw new Refusal(400);
  if (chosen.some(({ size }) => size > FILE_MAX_BYTES)) throw new Refusal(413);
  return chosen;
}

/** The fields and files of the contract; throws a 400 or 413 when they are invalid or too large. */
export async function readForm(bytes: Buffer, contentType: string, call: FormCall): Promise<Form> {
  const form = await parse(bytes, contentType);
  return { fields: call.check(await fieldsOf(form, call.request)), files: filesOf(form, call) };
}

const FILE_NAME_CHARS = 200;

/** Keeps the last part of a path, without what could end a header; the back office checks the rest. */
function cleanFile(file: File): File {
  const name = file.name.replace(/^.*[\\/]/, '').replace(/[\p{Cc}"]/gu, '');
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(file.type) ? file.type : 'application/octet-stream';
  return new File([file], name.slice(-FILE_NAME_CHARS), { type });
}

/** Serialises a form: the bytes to sign and send, and the content type with their boundary. */
export async function writeForm(
  { fields, files }: Form,
  request: FormRequest,
): Promise<{ body: Uint8Array; contentType: string }> {
  const form = new FormData();
  if (request.jsonPart) {
    form.append(request.jsonPart, new Blob([JSON.stringify(fields)], { type: 'application/json' }));
  } else {
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) form.append(name, String(value));
  }
  for (const file of files) form.append(request.filePart, cleanFile(file));
  const message = new Response(form);
  const body = new Uint8Array(await message.arrayBuffer());
  return { body, contentType: message.headers.get('content-type') ?? '' };
}
