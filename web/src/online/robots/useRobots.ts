import { useState } from 'react';
import type { OwnRobot, OwnRobots } from '../../../../wire/robot.ts';
import { useLoaded } from '../../parts/useLoaded.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';

/** A token that was given just now, to be shown until something else is done. */
interface ShownToken {
  readonly name: string;
  readonly token: string;
}

export interface RobotsDesk {
  /** Undefined until the server has answered. */
  readonly robots: readonly OwnRobot[] | undefined;
  readonly token: ShownToken | undefined;
  readonly news: string;
  readonly failed: Failed | undefined;
  make(name: string): Promise<void>;
  rename(robot: OwnRobot, name: string): Promise<void>;
  renew(robot: OwnRobot): Promise<void>;
  withdraw(robot: OwnRobot): Promise<void>;
  remove(robot: OwnRobot): Promise<void>;
}

interface Happened {
  readonly news?: string;
  readonly failed?: Failed | undefined;
  readonly token?: ShownToken;
}

type Words = OnlineWords['me'];

/** What can be done with one's robots; each answers what came of it. */
const DEEDS = {
  make: async (name: string, words: Words): Promise<Happened> => {
    const given = await api.makeRobot(name);
    return hasFailed(given) ? { failed: given } : { news: words.robotMade(name), token: { name, token: given.token } };
  },
  rename: async ({ id }: OwnRobot, name: string, words: Words): Promise<Happened> => {
    const renamed = await api.renameRobot(id, name);
    return hasFailed(renamed) ? { failed: renamed } : { news: words.robotRenamed(renamed.name) };
  },
  renew: async ({ id, name }: OwnRobot): Promise<Happened> => {
    const given = await api.renewToken(id);
    return hasFailed(given) ? { failed: given } : { token: { name, token: given.token } };
  },
  withdraw: async ({ id }: OwnRobot, words: Words): Promise<Happened> => {
    const failed = await api.withdrawToken(id);
    return failed ? { failed } : { news: words.tokenWithdrawn };
  },
  remove: async ({ id }: OwnRobot, words: Words): Promise<Happened> => {
    const failed = await api.deleteRobot(id);
    return failed ? { failed } : { news: words.robotDeleted };
  },
};

const fetchRobots = () => api.robots();

export function useRobots(): RobotsDesk {
  const { me: words } = useOnlineWords();
  const first = useLoaded(fetchRobots);
  const [later, setLater] = useState<OwnRobots | Failed>();
  const [happened, setHappened] = useState<Happened>({});
  const listed = later ?? first;
  const tell = async (deed: Promise<Happened>): Promise<void> => {
    setHappened(await deed);
    setLater(await fetchRobots());
  };
  return {
    robots: hasFailed(listed) ? undefined : listed?.robots,
    token: happened.token,
    news: happened.news ?? '',
    failed: happened.failed ?? (hasFailed(listed) ? listed : undefined),
    make: name => tell(DEEDS.make(name, words)),
    rename: (robot, name) => tell(DEEDS.rename(robot, name, words)),
    renew: robot => tell(DEEDS.renew(robot)),
    withdraw: robot => tell(DEEDS.withdraw(robot, words)),
    remove: robot => tell(DEEDS.remove(robot, words)),
  };
}
