// The table of the daily deals: what people have reached on them. A score is believed once its transcript was played again.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dailyNumberAt, dailyOpening } from '../../games/daily.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import { dailyClaim, dailyParams, type DailyResults, dailyResults, dailyRun, dailyTaken } from '../../wire/daily.ts';
import * as shape from '../../wire/fields.ts';
import { type Answered, answers, type Arrival, arriving, type Exchange, introduced } from '../online/arrival.ts';
import { Buckets } from '../online/limits.ts';
import { networkOf } from '../online/network.ts';
import { deny } from '../online/refuse.ts';
import type { Online } from '../online/services.ts';
import { type DailyDeal, resultIdOf } from '../storage/results.ts';
import { SYSTEM_TIME } from '../storage/steady.ts';
import { readClaim } from './claim.ts';
import { inTurns } from './in-turns.ts';

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();

/** Results are taken for so many days after that of their deal: who has played without network brings them later. */
const DAYS_AFTER = 1;

/** The routes of the daily deals, which are there, and say so, where the server keeps no table. */
export function addDaily(scope: FastifyInstance, online: Online): void {
  const api = typed(scope);
  addTable(api, online);
  addBringing(api, online);
  addRuns(api, online);
}

type Visit = Arrival & { readonly game: Game<Kind>; readonly today: number };

/** Lets whoever asks in and answers them, where the server keeps a table. */
const visiting = async <Answer>(
  online: Online,
  exchange: Exchange,
  answer: (here: Arrival) => Promise<Answer>,
): Answered<Answer> =>
  online.config.daily === 'on' ? arriving(online, exchange, answer) : deny(exchange[1], 'no-daily');

/** Likewise at the table of a deal whose day has come. */
const entering = <Answer>(
  online: Online,
  { game: id, number }: DailyDeal,
  exchange: Exchange,
  answer: (here: Visit) => Promise<Answer>,
): Answered<Answer> =>
  visiting(online, exchange, async (here): Answered<Answer> => {
    const game = online.config.shelf(id);
    const today = todaysNumber(online);
    const isDealt = game && number <= today && dailyOpening(game, number);
    return isDealt ? answer({ ...here, game, today }) : deny(exchange[1], 'no-such-daily');
  });

/** By the time of day as it is set now: that of the storage may need weeks to come back to it, which suits clocks and no calendar. */
const todaysNumber = ({ config: { time = SYSTEM_TIME } }: Online): number => dailyNumberAt(time.wall());

function addTable(api: Api, online: Online): void {
  const schema = { params: dailyParams, response: answers(dailyResults) };
  api.get('/daily/:game/:number', { schema }, (request, reply) =>
    entering(online, request.params, [request, reply], async here => tableFor(here, request.params)),
  );
}

async function tableFor({ storage, person, today }: Visit, deal: DailyDeal): Promise<DailyResults> {
  const [best, count] = await Promise.all([storage.results.best(deal), storage.results.count(deal)]);
  const own = person && (await storage.results.find(resultIdOf(deal, person.id)));
  return {
    results: best.map(({ id, name, claimed, score, person: whose }) => ({
      id,
      name,
      isClaimed: claimed !== null,
      score,
      isOwn: whose === person?.id,
    })),
    count,
    own: own ? { score: own.score, takenDown: own.taken === null ? null : (own.reason ?? '') } : null,
    isOpen: isOpenOn(deal, today),
  };
}

const isOpenOn = ({ number }: DailyDeal, today: number): boolean => today - number <= DAYS_AFTER;

function addBringing(api: Api, online: Online): void {
  const { resultsPerAddress, resultsPerDeal } = online.config.limits;
  const [buckets, deals] = [new Buckets(resultsPerAddress), new Buckets(resultsPerDeal)];
  const inTurn = inTurns();
  const schema = { params: dailyParams, body: dailyClaim, response: answers(dailyTaken) };
  api.post('/daily/:game/:number', { schema, config: { isLarge: true } }, (request, reply) =>
    entering(online, request.params, [request, reply], async here => {
      const { game, number } = request.params;
      if (!isOpenOn(request.params, here.today)) return deny(reply, 'too-late');
      const [network, now] = [networkOf(request.ip), performance.now()];
      const atDeal = deals.of(`${network} ${game}/${number}`, now);
      if (!buckets.take(network, now) || !atDeal.take(now)) return deny(reply, 'too-fast');
      let isNew = false;
      try {
        const claim = await inTurn(() => readClaim(here.game, number, request.body));
        if (typeof claim === 'string') return deny(reply, claim);
        const bringer = await introduced(here, request.body.name, [request, reply]);
        if (typeof bringer === 'string') return deny(reply, bringer);
        isNew = await here.storage.results.add({ game, number }, bringer.id, claim);
        const stays = await here.storage.results.find(resultIdOf({ game, number }, bringer.id));
        return stays ? { score: stays.score, isNew } : deny(reply, 'not-signed-in');
      } finally {
        // It is taken before anything is waited for, since many may come at once, and given back where nothing was added.
        if (!isNew) atDeal.charge(-1);
      }
    }),
  );
}

function addRuns(api: Api, online: Online): void {
  const schema = { params: z.strictObject({ result: shape.resultId }), response: answers(dailyRun) };
  api.get('/daily/results/:result', { schema }, (request, reply) =>
    visiting(online, [request, reply], async here => {
      const found = await here.storage.results.find(request.params.result);
      const game = found?.taken === null ? online.config.shelf(found.game) : undefined;
      const opening = game && found && dailyOpening(game, found.number);
      if (!opening) return deny(reply, 'no-such-result');
      return { name: found.name, transcript: { ...opening, log: JSON.parse(found.log) as unknown[] } };
    }),
  );
}
