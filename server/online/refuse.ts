import type { FastifyReply } from 'fastify';
import { faultOf, type FaultCode } from '../../wire/fault.ts';

const STATUS: Partial<Record<FaultCode, number>> = {
  'not-signed-in': 401,
  'wrong-passphrase': 401,
  'other-origin': 403,
  'no-such-address': 404,
  'no-such-link': 404,
  'no-such-device': 404,
  'no-such-match': 404,
  'no-gallery': 404,
  'no-such-exhibit': 404,
  'no-daily': 404,
  'no-such-daily': 404,
  'no-such-result': 404,
  'too-late': 409,
  'taken-down': 403,
  'no-such-robot': 404,
  'name-taken': 409,
  'seat-taken': 409,
  'too-many-steps': 409,
  'too-fast': 429,
  'too-many': 429,
  'too-many-matches': 429,
  'too-many-robots': 429,
  'too-many-tables': 429,
  'too-many-works': 429,
  closing: 503,
  storage: 503,
};

/** The status that a fault is answered with. */
export const statusOf = (fault: FaultCode): number => STATUS[fault] ?? 400;

export const deny = (reply: FastifyReply, fault: FaultCode): FastifyReply => refuse(reply, statusOf(fault), fault);

/** A fault as an answer. */
export function refuse(reply: FastifyReply, status: number, fault: FaultCode): FastifyReply {
  return reply.code(status).send(faultOf(fault));
}
