import { lap } from '../lap.ts';
import { search } from '../race/search.ts';

/** As many as the peer makes for a decision. */
const ITERATIONS = 200;

lap(random => search(random, ITERATIONS), ITERATIONS);
