import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { Failure } from '../http/failure';
import type { Database } from '../store/store';
import { commissions } from './commissions';
import { outlets } from './outlets';
import { personnel, practitioners } from './persons';
import { type ThriftAnswer, type ThriftRequest, thriftRequest } from './request';

type Service = (db: Database, request: ThriftRequest) => Promise<ThriftAnswer>;

const SERVICES: Record<string, Service> = {
  'OWSSGGZJCommissionService W12016318': commissions,
  'OWSSGGZJUniEmployeeService W12501304': outlets,
  'OWSSGGZJUniEmployeeService W12501303': practitioners,
  'OWSSGGZJUniEmployeeService W12501302': personnel,
};

export const thriftRoutes: Routes = (app, { db }) => {
  const schema = {
    tags: ['thrift'],
    summary: 'Outlets, commissions, personnel, practitioners',
    body: thriftRequest,
  };
  app.withTypeProvider<ZodTypeProvider>().post('/thrift/service', { schema }, async (request) => {
    const service = SERVICES[`${request.body.SERVICE_NAME} ${request.body.FUNC_ID}`];
    if (!service) throw new Failure('服务不存在');
    const { rows, total } = await service(db, request.body);
    return { ...dataBody(rows), ...(total === undefined ? {} : { extraData: [{ TOTAL_COUNT: total }] }) };
  });
};
