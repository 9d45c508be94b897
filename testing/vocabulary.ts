import { readFileSync } from 'node:fs';

/** For tests: the vocabulary of schema.org, read from the declarations of schema-dts. */

interface Shape {
  parents: string[];
  properties: string[];
}

const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

function readShapes(): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  const form = /^(?:export )?interface (\w+) extends ([^{]+)\{\n([\s\S]*?)^\}/gm;
  for (const [, name = '', parents = '', body = ''] of text.matchAll(form)) {
    const properties = [...body.matchAll(/^ {4}"([@\w]+)"\??:/gm)].map(([, property = '']) => property);
    shapes.set(name, {
      parents: parents.split(',').map((one) => one.trim().replace(/^Partial<|>.*$/g, '')),
      properties,
    });
  }
  return shapes;
}

const shapes = readShapes();

function propertiesOf(name: string): Set<string> {
  const shape = shapes.get(name);
  if (!shape) return new Set();
  return new Set([...shape.properties, ...shape.parents.flatMap((parent) => [...propertiesOf(parent)])]);
}

const ALWAYS = new Set(['@type', '@id']);

/** Unknown types, and properties that their type does not have, each with its path. */
export function vocabularyFaults(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => vocabularyFaults(one, `${place}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const type = Reflect.get(value, '@type');
  const below = entries.flatMap(([name, one]) => vocabularyFaults(one, `${place}.${name}`));
  if (type === undefined) {
    const onlyId = entries.every(([name]) => name === '@id');
    return onlyId ? [] : [`${place}: has no type`, ...below];
  }
  if (!shapes.has(`${type}Leaf`)) return [`${place}: ${type} is no type`, ...below];
  const allowed = propertiesOf(`${type}Leaf`);
  const unknown = entries
    .filter(
      ([name, one]) =>
        one !== undefined && !ALWAYS.has(name) && !name.endsWith('-input') && !allowed.has(name),
    )
    .map(([name]) => `${place}: ${type} has no ${name}`);
  return [...unknown, ...below];
}

/** The same for a whole graph, and references without a target. */
export function graphFaults(graph: unknown): string[] {
  const nodes: unknown = Reflect.get(Object(graph), '@graph');
  if (!Array.isArray(nodes)) return ['no graph'];
  const ids = new Set(nodes.map((node) => Reflect.get(node, '@id')));
  const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  const lost = references.filter((id) => !ids.has(id)).map((id) => `nothing has the id ${id}`);
  return [...vocabularyFaults(nodes), ...lost];
}
