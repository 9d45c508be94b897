import { z } from 'zod';
import { redeemCaptcha } from '../captcha/captcha-store';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { Failure } from '../http/failure';
import { checkFiles, REPORT_FILES } from '../submissions/check-files';
import { captchaFields, checkFields, optional, required } from '../submissions/form-fields';
import { keepSubmission } from '../submissions/keep-submission';
import { readForm } from '../submissions/read-form';

const report = z.object({
  hdfw: required('请选择被举报载体', 50),
  wlmc: required('请输入被举报账号或名称'),
  wllj: required('请输入链接、电话或地址', 500),
  bxxs: required('请输入情况说明', 5000),
  xm: optional(50),
  lxfs: optional(100),
  ...captchaFields,
});

/** Reports of illegal securities activity; reporters may stay anonymous. */
export const reportRoutes: Routes = (app, context) => {
  const schema = {
    tags: ['reports'],
    summary: 'Report of illegal activity (multipart)',
    consumes: ['multipart/form-data'],
  };
  app.post('/request/illegalSecurities', { schema }, async (request) => {
    const form = await readForm(request);
    const { code, uuid, ...fields } = checkFields(report, parseReq(form.fields.req));
    // The captcha first: files are examined only after it.
    await redeemCaptcha(context.db, { code, uuid });
    const files = await checkFiles(form.files, REPORT_FILES);
    await keepSubmission(context, { kind: 'illegalSecurities', fields, files });
    return dataBody({ success: true });
  });
};

function parseReq(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new Failure('举报内容格式不正确');
  }
}
