import { asc } from 'drizzle-orm';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { menus } from '../store/schema';

export const menuRoutes: Routes = (app, { db }) => {
  const schema = { tags: ['menu'], summary: 'Every menu item, flat' };
  app.get('/menu/list', { schema }, async () => {
    const rows = await db.select({ item: menus.item }).from(menus).orderBy(asc(menus.position));
    return dataBody(rows.map((row) => row.item));
  });
};
