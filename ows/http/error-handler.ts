import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody } from './envelope';
import { Failure } from './failure';

export const NOT_FOUND = '请求的资源不存在';
/** Status codes of the file plugin: a path outside its folder, and a range past the end. */
const FILE_STATUS: Record<number, number> = { 403: 404, 404: 404, 416: 416 };
const UNKNOWN = '系统繁忙，请稍后再试';

/** Messages for refusals of the framework, by its error code. */
const FRAMEWORK: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: '请求内容不是有效的JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: '请求内容不能为空',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '不支持的请求类型',
  FST_ERR_CTP_BODY_TOO_LARGE: '请求内容过大',
  FST_REQ_FILE_TOO_LARGE: '上传的文件大小不能超过10MB',
  FST_FILES_LIMIT: '上传的文件不能超过5个',
  FST_PARTS_LIMIT: '请求内容过多',
  FST_FIELDS_LIMIT: '请求内容过多',
  FST_INVALID_MULTIPART_CONTENT_TYPE: '请求内容不是表单',
};

/** As RuoYi does: nearly every failure is HTTP 200 with a code in the body. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (reply.raw.headersSent) return reply.raw.destroy();
    const fileStatus = FILE_STATUS[error.statusCode ?? 0];
    if (fileStatus) return reply.code(fileStatus).send(failureBody(fileStatus, NOT_FOUND));
    const { code, msg } = wordsFor(error);
    if (msg === UNKNOWN) request.log.error(error);
    return reply
      .code(200)
      .header('content-type', 'application/json; charset=utf-8')
      .send(failureBody(code, msg));
  });
}

function wordsFor(error: FastifyError): { code: number; msg: string } {
  if (error instanceof Failure) return { code: error.code, msg: error.message };
  const issue = error.validation?.[0];
  if (issue) return { code: 500, msg: chinese(issue.message) ?? '请求参数不正确' };
  const known = FRAMEWORK[error.code];
  if (known) return { code: 500, msg: known };
  const callerAtFault = error.statusCode !== undefined && error.statusCode < 500;
  return { code: 500, msg: callerAtFault ? '请求不正确' : UNKNOWN };
}

/** Only messages written for visitors pass; those of the validator are English and technical. */
function chinese(message: string | undefined): string | null {
  return message && /\p{Script=Han}/u.test(message) ? message : null;
}
