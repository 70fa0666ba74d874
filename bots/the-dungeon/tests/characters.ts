/** Characters of a table's own: all but the first begin above, with scrolls that can be robbed. */
export const comingAndGoing = (seats: number): object => ({
  characters: Array.from({ length: seats }, (_, seat) => ({
    name: `Own ${seat}`,
    strength: 4,
    craft: 4,
    objects: ['scroll'],
    followers: ['Bard'],
    begins: seat === 0 ? 'inside' : 'above',
  })),
  encounters: 'on',
  returns: 'on',
});
