type Fields = Record<string, unknown>;

/**
 * A successful body whose fields have other types than agreed: the envelope stays, so that a reader gets
 * as far as the items; the items are spoilt field by field, with a null and a text among them.
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

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
