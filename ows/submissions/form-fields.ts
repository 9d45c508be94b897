import { z } from 'zod';
import { Failure } from '../http/failure';

/** A required field, with its message. */
export const required = (message: string, most = 200) =>
  z.string(message).trim().min(1, message).max(most, `${message}（不超过${most}字）`);

export const optional = (most = 200) => z.string().trim().max(most, `内容不能超过${most}字`).default('');

export const captchaFields = {
  code: required('请输入验证码', 20),
  uuid: required('验证码已失效', 64),
};

/** Validates a form; the first error is reported to the visitor. */
export function checkFields<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const checked = schema.safeParse(fields);
  if (checked.success) return checked.data;
  throw new Failure(checked.error.issues[0]?.message ?? '请求参数不正确');
}
