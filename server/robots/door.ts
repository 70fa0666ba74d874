// A door for programs of others. A robot is somebody who belongs to a person, is let in by a token (storage/robots.ts),
// sits down as people do, and is told through a stream (stream.ts) what a page in its seat would be told (robot-seat.ts),
// with what it may do. It asks by HTTP (robot-api.ts); what it wishes is judged like anybody's.
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../online/limits.ts';
import type { Online } from '../online/services.ts';
import { addOwners } from './owner-api.ts';
import { addRobots } from './robot-api.ts';
import { Streams } from './streams.ts';

export function addDoor(scope: FastifyInstance, online: Online): void {
  const { limits } = online.admission;
  const report = (error: unknown): void => online.config.log.error({ err: error }, 'a robot');
  const door = { ...online, streams: new Streams(limits, report), byRobot: new Buckets(limits.messagesPerPerson) };
  scope.addHook('preClose', async () => door.streams.close());
  addOwners(scope, door);
  addRobots(scope, door);
}
