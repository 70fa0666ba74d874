/** So many days may be left out of any seven. */
export const REST_DAYS = 2;
const WEEK = 7;

/**
 * How many days somebody has played without a break, up to today; today may still come. Days of rest do not count and do
 * not break it: the third within seven days does.
 */
export function streakOf(played: ReadonlySet<number>, today: number): number {
  let streak = 0;
  const rested: number[] = [];
  const first = Math.min(today, ...played);
  for (let day = played.has(today) ? today : today - 1; day >= first; day--) {
    if (played.has(day)) streak++;
    else rested.push(day);
    if (rested.filter(rest => rest < day + WEEK).length > REST_DAYS) break;
  }
  return streak;
}
