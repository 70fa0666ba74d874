export const eventCards = {
  rampart: { name: 'Sudden Wall: Rampart', text: 'Roll two dice, then draw a straight wall of four squares.' },
  crooked: { name: 'Sudden Wall: Crooked', text: 'Roll two dice, then draw any crooked wall of four squares.' },
  rubble: { name: 'Rising Rubble', text: 'Draw three wall squares within two squares of your opponent.' },
  stone: {
    name: 'Restless Stone',
    text: 'Roll two dice and draw one magic square. It grows each turn until somebody forgets it.',
  },
  plague: {
    name: 'Grey Plague',
    text: 'Roll two dice: the plague lies on nine squares. It costs 1 HP there, now and on entering.',
  },
  numbness: { name: 'Numbness', text: 'Your opponent’s next flick is made with the weak hand.' },
  'lights-out': { name: 'Lights Out', text: 'Your opponent’s next flick is made with eyes closed.' },
  fists: { name: 'Clenched Fists', text: 'Your opponent’s next flick is made with both hands.' },
  bolted: { name: 'Bolted Table', text: 'The sheet may no longer be turned. Permanent.' },
  vane: {
    name: 'Weathervane',
    text: 'This card, spun, replaces your opponent’s next flick: five squares where the arrow points.',
  },
  sacrifice: {
    name: 'Sense of Sacrifice',
    text: 'Your opponent flicks at once, and loses 3 HP unless it hits a wall.',
  },
  'second-wind': { name: 'Second Wind', text: 'Flick once more, with the good hand.' },
  goblin: { name: 'Goblin Cutpurse', text: 'You lose 1 HP and one object at random.' },
  crawlers: { name: 'Wall Crawlers', text: 'Everyone within three squares of a wall loses 2 HP.' },
  rats: { name: 'Rat Tide', text: 'Roll two dice, choose a square: whoever is nearest to it loses 1 HP.' },
  jailer: { name: 'Head Jailer', text: 'A coin decides who loses 2 HP.' },
  blade: { name: 'Swinging Blade', text: 'Roll one die: on 4 or more your opponent loses 1 HP.' },
  whim: { name: 'Masters’ Whim', text: 'A coin decides whether you gain or lose 2 HP.' },
  chute: { name: 'Scavenger’s Chute', text: 'You slide to the nearest chest.' },
  past: { name: 'Return to the Past', text: 'Both go back to where their latest turns began.' },
  'hands-full': {
    name: 'Hands Full',
    text: 'Your opponent holds this card in the good hand to the end of the next turn: weak hand.',
  },
  candle: {
    name: 'Hold the Candle',
    text: 'Your opponent holds this card in the weak hand to the end of the next turn: no turning of the sheet.',
  },
  hourglass: { name: 'Jammed Hourglass', text: 'You have two turns in a row: the next one is yours as well.' },
  corpse: { name: 'Forgotten Corpse', text: 'Draw a junk card.' },
} as const;

export const junkCards = {
  bane: { name: 'Monster Bane', text: 'When a monster is drawn, by anyone: it does nothing to anybody.' },
  rune: { name: 'Scatter Rune', text: 'Before your flick: roll two dice and land in that large square.' },
  loaf: { name: 'Stale Loaf', text: 'Gain 1 HP.' },
  tonic: { name: 'Red Tonic', text: 'Gain 2 HP.' },
  coat: { name: 'Quilted Coat', text: 'When you hit a wall: it does not hurt.' },
  salts: { name: 'Smelling Salts', text: 'Before your flick: hands and eyes are free again.' },
  pick: { name: 'Sapper’s Pick', text: 'Remove one drawn wall square within three squares.' },
  chalk: { name: 'Mason’s Chalk', text: 'Draw three wall squares within three squares of you.' },
  soot: { name: 'Soot Bag', text: 'Your opponent’s next flick is made with eyes closed.' },
  glove: { name: 'Butter Glove', text: 'Your opponent’s next flick is made with the weak hand.' },
  chain: { name: 'Ball and Chain', text: 'Your opponent’s next flick has at most half power.' },
  die: { name: 'Loaded Die', text: 'After your own roll: set one die.' },
  fingers: { name: 'Long Fingers', text: 'If your opponent is within three squares: take one object at random.' },
  pencil: { name: 'Spare Pencil', text: 'Right after your flick: it never happened. Flick anew.' },
  guard: { name: 'Bribed Guard', text: 'Before your flick: this turn has no event.' },
  spoon: { name: 'Bent Spoon', text: 'Nothing. It goes back to the deck.' },
} as const;

export const effects = {
  weak: 'weak hand',
  blind: 'eyes closed',
  fists: 'both hands',
  chain: 'half power',
  vane: 'spun card',
  full: 'card in the good hand',
  candle: 'card in the weak hand',
} as const;
