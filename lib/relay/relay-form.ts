import 'server-only';
import { callOws } from '../ows/client';
import type { FormCall } from './call';
import { readForm, writeForm } from './form-parts';
import { FORM_MAX_BYTES, FORM_READ_MS } from './limits';
import { requireMediaType } from './media-type';
import { passedOn } from './passed-on';
import { HeldBytes, readBytes } from './read-body';

/** Passes a form on, made anew from the fields and files of the contract; the answer is nobody else's. */
export async function relayForm(request: Request, path: string, call: FormCall): Promise<Response> {
  requireMediaType(request.headers, ['multipart/form-data']);
  const held = new HeldBytes();
  try {
    const bytes = await readBytes(request, { maxBytes: FORM_MAX_BYTES, readMs: FORM_READ_MS, held });
    const form = await readForm(bytes, request.headers.get('content-type') ?? '', call);
    const { body, contentType } = await writeForm(form, call);
    const answer = await callOws({
      method: 'POST',
      path,
      body,
      headers: { 'content-type': contentType },
      use: 'personal',
      patience: 'call',
    });
    return new Response(passedOn(answer), {
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  } finally {
    held.release();
  }
}
