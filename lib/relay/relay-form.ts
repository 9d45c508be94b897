import 'server-only';
import { FORM_DATA } from '@/lib/gate/admit';
import { FORM_MAX_BYTES, FORM_READ_MS } from '@/lib/gate/limits';
import { requireMediaType } from '@/lib/gate/media-type';
import { HeldBytes, readBytes } from '@/lib/gate/read-body';
import { callOws } from '@/lib/ows/client';
import type { FormCall } from './call';
import { readForm, writeForm } from './form-parts';
import { passedOn } from './passed-on';

/** Forwards a form, rebuilt from the fields and files of the contract; the answer is never shared. */
export async function relayForm(request: Request, path: string, call: FormCall): Promise<Response> {
  requireMediaType(request.headers, [FORM_DATA]);
  const held = new HeldBytes();
  try {
    const bytes = await readBytes(request, { maxBytes: FORM_MAX_BYTES, readMs: FORM_READ_MS, held });
    const form = await readForm(bytes, request.headers.get('content-type') ?? '', call);
    const { body, contentType } = await writeForm(form, call.request);
    const answer = await callOws({
      method: 'POST',
      path,
      body,
      headers: { 'content-type': contentType },
      use: 'personal',
      budget: 'call',
    });
    return new Response(passedOn(answer), {
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  } finally {
    held.release();
  }
}
