// A Stryker checker that lets one mutant in so many through: a fair sample instead of a run of hours.
import { createHash } from 'node:crypto';

/** Mutants are chosen by what they are, so that the same code has the same sample. */
class Sampling {
  /** By these names Stryker hands over what the constructor takes. */
  static inject = ['options'];
  #oneIn;

  constructor({ sampling }) {
    this.#oneIn = sampling.oneIn;
  }

  async init() {}

  async check(mutants) {
    return Object.fromEntries(mutants.map(mutant => [mutant.id, this.#isChosen(mutant) ? CHOSEN : LEFT_OUT]));
  }

  #isChosen({ fileName, location, mutatorName, replacement }) {
    const what = JSON.stringify([fileName.replace(/^.*\/sandbox-[^/]*\//, ''), location, mutatorName, replacement]);
    return createHash('sha256').update(what).digest().readUInt32BE() % this.#oneIn === 0;
  }
}

const CHOSEN = { status: 'passed' };
/** Stryker knows no other word for a mutant that is not tried; it counts neither for nor against the tests. */
const LEFT_OUT = { status: 'compileError', reason: 'not in the sample' };

export const strykerPlugins = [{ kind: 'Checker', name: 'sampling', injectableClass: Sampling }];
