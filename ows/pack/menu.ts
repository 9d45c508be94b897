import { parse } from 'yaml';
import { z } from 'zod';
import type { menus } from '../store/schema';
import { type MenuNode, menuNode } from './menu-node';
import type { PackProblems } from './problems';
import type { PackSource } from './source';

export type MenuRow = typeof menus.$inferInsert;
export type MenuTree = { rows: MenuRow[]; byKey: Map<string, MenuRow> };
type Parent = { menuId: number; menuKey: string; routeUrl: string };

const FILE = 'menu.yaml';
const ROOT: Parent = { menuId: 0, menuKey: '', routeUrl: '' };

/** Flattens menu.yaml into rows in reading order; reports duplicate ids and keys. */
export function readMenu(source: PackSource, problems: PackProblems): MenuTree {
  const tree: MenuTree = { rows: [], byKey: new Map() };
  const nodes = problems.attempt(FILE, () => z.array(menuNode).parse(parse(source.get(FILE) ?? '[]') ?? []));
  const ids = new Set<number>();
  const walk = (siblings: MenuNode[], parent: Parent): void => {
    siblings.forEach((node, place) => {
      if (ids.has(node.id) || tree.byKey.has(node.key)) {
        problems.add(FILE, `id ${node.id} or key ${node.key} comes twice`);
        return;
      }
      ids.add(node.id);
      const row = toRow(node, { parent, orderNum: place + 1, position: tree.rows.length });
      tree.rows.push(row);
      tree.byKey.set(node.key, row);
      walk(node.children ?? [], row);
    });
  };
  walk(nodes ?? [], ROOT);
  return tree;
}

type Place = { parent: Parent; orderNum: number; position: number };

function toRow(node: MenuNode, { parent, orderNum, position }: Place): MenuRow {
  const menuKey = parent.menuKey ? `${parent.menuKey},${node.id}` : String(node.id);
  const routeUrl = routeOf(node, parent);
  return {
    menuId: node.id,
    menuKey,
    position,
    name: node.zh,
    enName: node.en,
    routeUrl,
    searchable: node.visible && node.status === '0' && node.path !== undefined,
    item: toItem(node, { menuKey, routeUrl, orderNum, parentId: parent.menuId }),
  };
}

type ItemPlace = { menuKey: string; routeUrl: string; orderNum: number; parentId: number };

function toItem(node: MenuNode, place: ItemPlace): Record<string, unknown> {
  return {
    menuId: node.id,
    ...place,
    menuName: node.zh,
    menuEnName: node.en,
    menuType: node.type,
    path: node.path ?? '',
    perms: '',
    visible: node.visible ? '0' : '1',
    status: node.status,
    isCache: '0',
    // As in RuoYi "0" marks an external address.
    isFrame: node.frame ? '0' : '1',
    icon: node.icon,
    query: node.query,
    routeName: node.key,
    seoInfo: node.seo?.zh ? JSON.stringify(node.seo.zh) : '',
    enSeoInfo: node.seo?.en ? JSON.stringify(node.seo.en) : '',
    bindingTags: node.bindingTags,
    createTime: '2025-01-01 00:00:00',
  };
}

function routeOf(node: MenuNode, parent: Parent): string {
  if (node.path === undefined) return parent.routeUrl || '/';
  if (node.frame || /^https?:\/\//.test(node.path)) return node.path;
  return `${parent.routeUrl.replace(/\/$/, '')}/${node.path.replace(/^\/+/, '')}`;
}
