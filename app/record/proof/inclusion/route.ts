import { allowed, FOREVER, FRESH, fromRecord, json, missing, wholeNumber } from '../../answers';

export const dynamic = 'force-dynamic';

/** The proof that an entry is in the tree of `size` entries, or of the newest head. */
export function GET(request: Request): Promise<Response> {
  return fromRecord(request, async (record, params) => {
    const index = wholeNumber(params, 'index');
    const isOfSize = params.has('size');
    const size = isOfSize ? wholeNumber(params, 'size') : (await record.head()).size;
    const proof = await record.inclusion(index, size);
    return json(
      proof ?? missing(`there is no entry ${index} in a tree of ${size}`),
      isOfSize ? FOREVER : FRESH,
    );
  });
}

export const OPTIONS = allowed;
