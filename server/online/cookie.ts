import type { FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'oubliette';
const SECONDS = 400 * 24 * 60 * 60;

/** Out of reach for scripts, and not sent along when another site asks. */
export function rememberIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  void reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SECONDS });
}

export function forgetIn(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
