import type { FastifyReply } from 'fastify';
import { faultOf, type FaultCode } from '../../wire/fault.ts';

/** A fault as an answer. */
export function refuse(reply: FastifyReply, status: number, fault: FaultCode): FastifyReply {
  return reply.code(status).send(faultOf(fault));
}
