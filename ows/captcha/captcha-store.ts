import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { Failure } from '../http/failure';
import { captchas } from '../store/schema';
import type { Database } from '../store/store';

const LIFETIME_MS = 120_000;

/** Stores a new code for two minutes and returns its uuid. */
export async function keepCaptcha(db: Database, code: string): Promise<string> {
  const uuid = randomUUID().replaceAll('-', '');
  await db.delete(captchas).where(lt(captchas.expiresAt, new Date()));
  await db.insert(captchas).values({ uuid, code, expiresAt: new Date(Date.now() + LIFETIME_MS) });
  return uuid;
}

/** Deleted before it is compared: a code is good for one attempt. */
export async function redeemCaptcha(db: Database, answer: { uuid: string; code: string }): Promise<void> {
  const [stored] = await db.delete(captchas).where(eq(captchas.uuid, answer.uuid)).returning();
  if (!stored || stored.expiresAt.getTime() < Date.now()) throw new Failure('验证码已失效');
  if (stored.code.toLowerCase() !== answer.code.trim().toLowerCase()) throw new Failure('验证码错误');
}
