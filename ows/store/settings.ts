import { eq } from 'drizzle-orm';
import { settings } from './schema';
import type { Database } from './store';

type SettingName = 'packChecksum' | 'generatedArticles' | 'searchIndex' | 'articleVersion';

export async function readSetting(db: Database, name: SettingName): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row?.value ?? null;
}

export async function writeSetting(
  db: Database,
  setting: { name: SettingName; value: string },
): Promise<void> {
  await db.insert(settings).values(setting).onConflictDoUpdate({ target: settings.name, set: setting });
}
