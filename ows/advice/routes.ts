import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { redeemCaptcha } from '../captcha/captcha-store';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { optionalText } from '../http/fields';
import { visitorInfos } from '../store/schema';
import { COMPLAINT_FILES, checkFiles } from '../submissions/check-files';
import { captchaFields, checkFields, optional, required } from '../submissions/form-fields';
import { keepSubmission } from '../submissions/keep-submission';
import { readForm } from '../submissions/read-form';

const tags = ['advice'];
const complaint = z.object({
  userName: required('请输入姓名', 50),
  phone: required('请输入联系电话', 30).regex(/^[\d+() -]{5,30}$/, '请输入正确的联系电话'),
  email: required('请输入邮箱地址', 100).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, '请输入格式正确的邮箱地址'),
  adviceSummary: required('请输入投诉摘要', 200),
  adviceContent: required('请输入投诉内容', 5000),
  info: optional(4000),
  ...captchaFields,
});
const savedInfo = z.object({
  info: z.string('用户信息无效').trim().min(1, '用户信息无效').max(4000, '用户信息无效'),
});

/** The complaining visitor: identified by a sign-in elsewhere, of which only `info` is known here. */
export const adviceRoutes: Routes = (app, context) => {
  const { db, config } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post('/advice/saveUserInfo', { schema: { tags, body: savedInfo } }, async (request) => {
    const info = randomBytes(24).toString('base64url');
    await db.insert(visitorInfos).values({ info, given: request.body.info });
    return dataBody({ info });
  });

  const known = z.object({ info: optionalText });
  typed.post('/advice/getUserInfo', { schema: { tags, body: known } }, async (request) => {
    const { info } = request.body;
    const [row] = info ? await db.select().from(visitorInfos).where(eq(visitorInfos.info, info)) : [];
    return dataBody({ authFlag: row !== undefined, directUrl: config.authUrl });
  });

  const schema = { tags, summary: 'A complaint (multipart)', consumes: ['multipart/form-data'] };
  app.post('/advice/submit', { schema }, async (request) => {
    const form = await readForm(request);
    const { code, uuid, ...fields } = checkFields(complaint, form.fields);
    // The captcha first: files are examined only after it.
    await redeemCaptcha(db, { code, uuid });
    const files = await checkFiles(form.files, COMPLAINT_FILES);
    const id = await keepSubmission(context, { kind: 'advice', fields, files });
    return dataBody({ success: true, id });
  });
};
