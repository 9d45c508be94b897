type Fields = Record<string, unknown>;

/**
 * A successful body whose fields have other types than agreed: the envelope is intact, so that a reader gets as far
 * as the items; these are malformed field by field, including a null and a text.
 */
export function wrongTypes(body: unknown): unknown {
  if (!isFields(body)) return body;
  const spoilt = Object.entries(body).map(([name, value]) => [name, spoilMember(name, value)]);
  return Object.fromEntries(spoilt);
}

function spoilMember(name: string, value: unknown): unknown {
  if (name === 'code' || name === 'msg') return value;
  if (Array.isArray(value)) return [...value.map(spoilFields), null, 'text'];
  return isFields(value) ? spoilFields(value) : spoil(value);
}

function spoilFields(value: unknown): unknown {
  if (!isFields(value)) return spoil(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner)]));
}

function spoil(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return `n${value}`;
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? null : [];
}

const isEnvelope = (name: string): boolean => name === 'code' || name === 'msg';

/** The body with each of its members but those of the envelope changed; anything but an object stays. */
export function members(body: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (!isFields(body)) return body;
  const changed = Object.entries(body).map(([name, value]) => [
    name,
    isEnvelope(name) ? value : change(name, value),
  ]);
  return Object.fromEntries(changed);
}

/** A successful body with as many items as before, with null in each of their fields. */
export function nulls(body: unknown): unknown {
  const empty = (value: unknown) =>
    isFields(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, null])) : null;
  return members(body, (_name, value) => (Array.isArray(value) ? value.map(empty) : empty(value)));
}

/** A successful body without items, as after a table was emptied. */
export function emptyLists(body: unknown): unknown {
  return members(body, (name, value) => {
    if (Array.isArray(value)) return [];
    return name === 'total' ? 0 : value;
  });
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
