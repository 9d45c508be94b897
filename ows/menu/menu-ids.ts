import { eq, like, or } from 'drizzle-orm';
import { menus } from '../store/schema';
import type { Database } from '../store/store';

/** The ids of the menu item that a menuKey (ids from the root, comma-joined) names and of all items below it. */
export async function menuIdsUnder(db: Database, menuKey: string): Promise<number[]> {
  const key = menuKey.replaceAll(' ', '');
  if (!/^\d+(,\d+)*$/.test(key)) return [];
  const below = or(eq(menus.menuKey, key), like(menus.menuKey, `${key},%`));
  const rows = await db.select({ menuId: menus.menuId }).from(menus).where(below);
  return rows.map((row) => row.menuId);
}
