import { allowed, FOREVER, fromRecord, json, missing, wholeNumber } from '../../answers';

export const dynamic = 'force-dynamic';

/** The proof that the tree of `second` entries begins with the tree of its `first` entries. */
export function GET(request: Request): Promise<Response> {
  return fromRecord(request, async (record, params) => {
    const [first, second] = [wholeNumber(params, 'first'), wholeNumber(params, 'second')];
    const proof = await record.consistency(first, second);
    return json(proof ?? missing(`there is no proof from ${first} to ${second}`), FOREVER);
  });
}

export const OPTIONS = allowed;
