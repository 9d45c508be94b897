import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { Failure } from '../http/failure';
import { captchas } from '../store/schema';
import type { Database } from '../store/store';

/** Ten minutes: long enough for people who read and type slowly (EL-14). */
export const LIFETIME_SECONDS = 600;

/** Stores a new code for ten minutes and returns its uuid. */
export async function keepCaptcha(db: Database, code: string): Promise<string> {
  const uuid = randomUUID().replaceAll('-', '');
  const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
  await db.delete(captchas).where(lt(captchas.expiresAt, new Date()));
  await db.insert(captchas).values({ uuid, code, expiresAt });
  return uuid;
}

/** Deleted before it is compared: a code is good for one attempt. */
export async function redeemCaptcha(db: Database, answer: { uuid: string; code: string }): Promise<void> {
  const [stored] = await db.delete(captchas).where(eq(captchas.uuid, answer.uuid)).returning();
  if (!stored || stored.expiresAt.getTime() < Date.now()) throw new Failure('验证码已失效');
  if (stored.code.toLowerCase() !== answer.code.trim().toLowerCase()) throw new Failure('验证码错误');
}
