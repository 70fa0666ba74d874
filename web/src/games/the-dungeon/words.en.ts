import { shelved, type Side } from '../../../../games/the-dungeon/index.ts';
import { plural } from '../../../../kernel/words.ts';
import { printedIn, type TableWords } from './words.ts';

const count = plural('en');
const list = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

const openTo = (openings: readonly Side[]): string => list(openings.map(side => sides[side].toLowerCase()));
const sides = { 0: 'North', 1: 'East', 2: 'South', 3: 'West' } as const;

export const en: TableWords = {
  printed: {
    ...printedIn(shelved.words.en),
    left: ({ count: left }) => `${left} left`,
  },
  sides,
  rooms: {
    cell: 'Bare walls. Nothing happens here.',
    corridor: 'A way, and no trouble on it.',
    unlit: 'Without light: two dice at or under Craft, or the next turn is lost.',
    'torture-chamber': 'Pay one gold, or lose a point of Strength or Craft for good.',
    stream: 'The move ends. To go on you give up all gold, metal and torches.',
    'guard-room': 'Beat the Guard or pay him, and you are out. Otherwise it is back to the cell.',
    crypt: 'The Crypt Keeper wants a battle of wits. His Craft is one die.',
    lair: 'A die says who lives here. Whoever wins finds a treasure.',
    'flame-trap': 'Two dice at or under Craft, or lose a life.',
    'pit-trap': 'Two dice at or under Craft, or lose the next turn.',
    'spike-trap': 'One die at or under Craft, or lose a life.',
    library: 'Two dice at or under Craft, and you find a scroll.',
    'hidden-passage': 'A way out: on your next turn you stand in the Ruins.',
    storeroom: 'A die says what is on the shelf.',
    tunnel: 'A die says what waits in the dark.',
  },
  enemies: {
    guard: 'Win or pay, and you are out next turn. A draw or a defeat: back to the cell.',
    keeper: 'Psychic combat: Craft and a die against Craft and a die. There is nothing to win.',
    dragon: 'Beat it, and a die says what it was lying on.',
    worm: 'Beat it, and a die says what it has swallowed.',
    ghoul: 'Beat it, and a die says what its guests have left.',
    rat: 'Nothing to win, but it is in the way.',
    ghost: 'Psychic combat: Craft and a die against Craft and a die.',
  },
  odds: {
    fight: { win: 'win', draw: 'draw', loss: 'lose a life', cost: 'life' },
    guard: { win: 'win', draw: 'draw', loss: 'lose a life', cost: 'life' },
    rival: { win: 'win', draw: 'draw', loss: 'be robbed', cost: 'life' },
    save: { win: 'saved', draw: '', loss: 'lose a life', cost: 'life' },
    movement: { win: 'more tiles', draw: 'as many', loss: 'fewer', cost: 'other' },
    gold: { win: 'more gold', draw: 'as much', loss: 'less', cost: 'other' },
    lock: { win: 'it opens', draw: '', loss: 'locked: the move ends', cost: 'other' },
    'flame-trap': { win: 'get past', draw: '', loss: 'lose a life', cost: 'life' },
    'pit-trap': { win: 'get past', draw: '', loss: 'lose a turn', cost: 'other' },
    'spike-trap': { win: 'get past', draw: '', loss: 'lose a life', cost: 'life' },
    library: { win: 'a scroll', draw: '', loss: 'nothing', cost: 'other' },
    unlit: { win: 'find the way', draw: '', loss: 'lose a turn', cost: 'other' },
  },
  chances: ({ win, draw, saved, loss }, odds) =>
    [
      [win, odds.win],
      [draw, odds.draw],
      [saved, 'saved by your armour'],
      [loss, odds.loss],
    ]
      .filter(([share]) => share !== 0)
      .map(([share, what]) => `${share} % ${what}`)
      .join(', '),
  thrown: (pips, verdict) => `${pips.join(' + ')}: ${verdict}`,
  dice: ({ dice, isFight }) => (isFight ? `White die ${dice[0]}, black die ${dice[1]}` : `Dice: ${dice.join(' and ')}`),
  chips: {
    read: 'You learn a spell, and the scroll is gone.',
    scout: 'Everybody sees which tile comes next.',
  },
  fall: {
    title: 'You have won or lost something above?',
    go: 'Fall in with this',
    add: what => `${what}: add …`,
  },
  peril: {
    title: 'Your last life',
    text: {
      sure: 'This costs your last life. There is something else you could do.',
      may: 'If it goes wrong, you are dead. There is something else you could do.',
    },
    back: 'Think again',
    wounds: lives => count(lives, 'costs a life', 'costs # lives'),
  },
  drop: {
    title: 'Put something down',
    note: 'It lies here for anybody until the tiles are taken up.',
    cancel: 'Keep everything',
  },
  ware: ({ name, strength, craft, save, metal }) => {
    if (name === 'pastry') return '+1 in a fight, once';
    if (name === 'fish-cake') return '+1 of Craft in a fight, once';
    if (name === 'torch') return 'light';
    if (name === 'scroll') return 'a spell';
    if (strength > 0) return `+${strength} in fights`;
    if (craft > 0) return `+${craft} Craft`;
    if (save > 0) return save === 6 ? 'saves on 6' : `saves on ${save}–6`;
    return metal ? 'metal' : 'a trophy';
  },
  follower: ({ name, strength, craft }) => {
    const helps = [...(strength > 0 ? [`+${strength} Strength`] : []), ...(craft > 0 ? [`+${craft} Craft`] : [])];
    return helps.length > 0 ? `${name} (${helps.join(', ')})` : name;
  },
  onward: 'Do by itself what is the only thing to do',
  fromNowOn: 'Go on, and by itself from now on',
  map: {
    title: 'The maze',
    view: 'View of the maze',
    fit: 'Show the whole maze',
    closer: 'Closer',
    farther: 'Farther',
    here: names => `Here: ${list(names)}.`,
    lies: things => `On the floor: ${list(things)}.`,
  },
  ways: {
    unknown: 'into the unknown',
    lock: (door, room) => `${door === 'locked' ? 'locked door' : 'untried door'}${room ? ` to ${room}` : ''}`,
    opens: chance => `${chance} % it opens`,
    cost: tiles => count(tiles, 'one tile', '# tiles'),
    turn: room => `Turn ${room}`,
    fetch: (object, room) => `Fetch the ${object} from ${room}`,
  },
  holding: {
    turn: 'Turn it',
    turns: (index, turns) => `${index} of ${turns} ways`,
    lay: 'Lay it here',
    name: (room, openings) => `${room}, open to the ${list(openings).toLowerCase()}. Enter lays it, arrows turn it`,
  },
  pile: {
    title: (left, open) =>
      `${count(left, 'One tile left', '# tiles left')}${open.length > 0 ? `; next: ${open.join(', ')}` : ''}`,
  },
  card: {
    over: 'The maze lies open now.',
    locks: chances => `A lock is tried with one die: ${chances}.`,
    theirs: name => `${name} is here`,
    phases: {
      step: { title: 'Where to?', text: () => 'Choose a way, here or on the map.' },
      retry: { title: 'Locked', text: () => 'Once a turn you may try a locked door again.' },
      above: { title: 'Above', text: () => 'On the board, until a trapdoor opens under you.' },
      beaten: { title: 'You have lost', text: () => 'A scroll that you read now cannot be taken from you.' },
      spoils: { title: 'You have won', text: () => 'Take one thing from the loser.' },
      discard: { title: 'Too many spells', text: () => 'Forget one.' },
      leave: { title: 'Hands full', text: room => `Leave one object in the ${room}.` },
      rest: { title: 'The end of the turn', text: room => `You are in the ${room}.` },
      begin: { title: 'Before you go', text: room => `You are in the ${room}.` },
    },
    explore: {
      unlit: 'Feel your way: two dice',
      crypt: 'Knock: a die for his Craft',
      lair: 'Look inside: one die',
      'flame-trap': 'Run for it: two dice',
      'pit-trap': 'Jump: two dice',
      'spike-trap': 'Tread softly: one die',
      library: 'Search the shelves: two dice',
      'hidden-passage': 'Take the way out',
      storeroom: 'Search: one die',
      tunnel: 'Go in: one die',
    },
    brings: (who, force) => `${who}: ${force.filter((part, i) => i === 0 || part > 0).join(' + ')}`,
    with: { strength: 'Strength', craft: 'Craft' },
    formula: (mine, theirs) => `${mine} + die against ${theirs} + die`,
    bribe: 'sure: you are out next turn',
    noBribe: (asked, gold) => `he wants ${asked} gold, you have ${gold}`,
    wade: lost => (lost.length === 0 ? 'You have nothing the water wants.' : `The water keeps: ${lost.join(', ')}.`),
    afterwards: 'and then',
    again: 'Try the door again',
    fate: {
      title: 'Fate',
      text: (pips, verdict, left) =>
        `${count(pips.length, 'The die shows', 'The dice show')} ${list(pips.map(String))}: ${verdict}. ${count(left, 'One point of fate is left.', '# points of fate are left.')}`,
      again: pips => `Spend fate: throw the ${pips} again`,
    },
    aim: 'Choose on the map what it is cast on.',
    cancel: 'Keep the spell',
  },
  figures: {
    names: {
      strength: 'Strength',
      craft: 'Craft',
      gold: 'Gold',
      fate: 'Fate',
      moves: 'Moves',
      lives: 'Lives',
      objects: 'Objects',
      spells: 'Spells',
    },
    strength: value => `Strength ${value}`,
    craft: value => `Craft ${value}`,
    gold: value => `${value} gold`,
    lives: (lives, full) => `${lives} of ${full} lives`,
    free: 'free',
    followers: names => `Followed by ${list(names)}.`,
    spells: (spells, places) => {
      if (places === 0) return 'No spells: they take Craft 3.';
      if (spells === 0) return `No spells; there is room for ${places}.`;
      return `${count(spells, 'One spell', '# spells')}, face down.`;
    },
  },
  status: {
    out: 'in the Ruins',
    above: 'above',
    dead: 'dead',
    leaving: 'out next turn',
    lost: 'loses a turn',
    last: 'last turn',
    lastTurn: 'Your last turn.',
    at: room => `in: ${room}`,
  },
  standings: {
    title: 'How everyone stands',
    row: (name, status, { lives, gold }) => `${name}, ${status}: ${count(lives, 'one life', '# lives')}, ${gold} gold`,
    show: 'Show the sheet',
  },
  survey: {
    title: 'The maze, room by room',
    you: 'you',
    tile: (room, place, parts) => `${room}, ${place}. ${parts.join(' ')}`,
    side: (side, kind, room) => {
      const KINDS = {
        untried: 'untried door',
        open: 'open door',
        locked: 'locked door',
        blocked: 'walled up',
        doorway: 'doorway',
      } as const;
      return `${side}: ${KINDS[kind]}${room ? ` to ${room}` : ''}.`;
    },
    exit: side => `${side}: the door to the world outside.`,
  },
  goal: {
    alone: 'find a way out of the maze and see the sun: the sooner, and with the more lives, the better.',
    race: 'find a way out of the maze. Once the first is out it soon ends: of those in the sun, the one with the most lives wins.',
    all: 'find a way out of the maze. When nobody is left inside, the one in the sun with the most lives wins.',
  },
  deeds: {
    go: (side, room) => `Go ${sides[side].toLowerCase()}, ${room === undefined ? 'into the unknown' : `to ${room}`}`,
    lay: (room, openings) => `Lay ${room} open to the ${openTo(openings)}`,
    turn: (spell, room, openings) => `Cast ${spell}, and lay ${room} open to the ${openTo(openings)}`,
    fetch: (spell, object, room) => `Cast ${spell} for the ${object} from ${room}`,
    explore: {
      unlit: 'Feel your way through the Unlit Corridor',
      crypt: 'Knock at the Crypt',
      lair: 'Look inside the Lair',
      'flame-trap': 'Run through the flames',
      'pit-trap': 'Jump over the pit',
      'spike-trap': 'Tread softly between the spikes',
      library: 'Search the shelves of the Library',
      'hidden-passage': 'Take the way out of the Hidden Passage',
      storeroom: 'Search the Storeroom',
      tunnel: 'Go into the Tunnel',
    },
  },
  hints: {
    causes: {
      only: () => 'There is only 1 thing to do.',
      opens: chance =>
        chance === 100
          ? 'Nobody has been there, and no lock bars the way.'
          : `Nobody has been there, and the door opens in ${chance} of 100 throws.`,
      'way-out': tiles => `A way out lies ${count(tiles, 'one tile', '# tiles')} that way.`,
      untried: tiles => `Something untried is ${count(tiles, 'one tile', '# tiles')} away.`,
      home: tiles => `The cell is ${count(tiles, 'one tile', '# tiles')} that way.`,
      ways: ways =>
        ways === 0
          ? 'No way leads on, however it lies.'
          : `Laid like this, ${count(ways, 'one way leads', '# ways lead')} on.`,
      win: chance => `It goes well in ${chance} of 100 throws.`,
      find: chance => `In ${chance} of 100 throws there is something to be had.`,
      bribe: chance => `It is sure; a fight would be won in ${chance} of 100.`,
      eat: chance => `After a bite the fight is won in ${chance} of 100.`,
      cast: chance => `With the spell it goes well in ${chance} of 100 throws.`,
      heal: lives => `That makes ${count(lives, 'one life', '# lives')}.`,
      hour: () => 'One turn that would be lost is played.',
      look: tiles => `You see what comes next of the ${tiles} tiles that are left.`,
      'pay-gold': gold => `You have ${gold} gold to give.`,
      'pay-strength': strength => `You have ${strength} Strength to give from.`,
      'pay-craft': craft => `You have ${craft} Craft to give from.`,
      'pay-life': lives => `You have ${count(lives, 'one life', '# lives')}.`,
      wade: things =>
        things === 0
          ? 'The water takes 0 things from you.'
          : `The water takes ${count(things, 'one thing', '# things')}, but staying costs a turn.`,
      take: things => `${count(things, 'One thing lies', '# things lie')} here, and taking costs nothing.`,
      least: things => `Of your ${things} it is the one that helps least down here.`,
      read: places => `There is room for ${count(places, 'one more spell', '# more spells')}.`,
      rob: things => `Of ${count(things, 'one thing', '# things')} to take it helps most.`,
      keep: chance => `A second throw would go well in ${chance} of 100.`,
      again: chance => `A second throw goes well in ${chance} of 100.`,
      fall: lives => `With ${count(lives, 'one life', '# lives')} you can look for the sun.`,
      end: round => `Nothing else is worth doing here in round ${round}.`,
    },
    outlook: {
      alone: (won, margin) => `Played out, you then get out in ${won} matches of 100 (± ${margin}).`,
      race: (won, margin) => `Played out, you then win ${won} matches of 100 (± ${margin}).`,
    },
    nextBest: (what, won) => `Next best: ${what} (${won}).`,
    asGood: (what, won) => `Even with it, as far as that can tell: ${what} (${won}).`,
    better: (what, won) => `Tried out, something else did better: ${what} (${won}).`,
    compared: 'Of 100 matches played out, so many end well:',
    turn: 'Turn',
  },
  telling: {
    you: 'You',
    them: 'you',
    aims: {
      movement: who => `${who('rolls', 'roll')} for movement.`,
      lock: (who, side) => `${who('tries', 'try')} the ${sides[side].toLowerCase()} door.`,
      fight: (who, enemy) => `${who('fights', 'fight')} ${enemy}.`,
      rival: (who, other = 'you') => `${who('fights', 'fight')} ${other}.`,
      test: (who, test) => {
        const TESTS = {
          'flame-trap': who('runs', 'run') + ' through the flames.',
          'pit-trap': who('jumps', 'jump') + ' over the pit.',
          'spike-trap': who('treads', 'tread') + ' softly between the spikes.',
          library: who('searches', 'search') + ' the shelves.',
          unlit: who('feels', 'feel') + ' along the wall in the dark.',
        } as const;
        return TESTS[test];
      },
      save: (who, object) =>
        object === undefined ? `${who('hopes', 'hope')} to be saved.` : `${who('hides', 'hide')} behind the ${object}.`,
      find: (who, room) => {
        if (room === 'lair') return `${who('looks', 'look')} what is in the Lair.`;
        if (room === 'crypt') return `${who('knocks', 'knock')} at the Crypt.`;
        if (room === 'tunnel') return `${who('feels', 'feel')} a way through the Tunnel.`;
        return `${who('rummages', 'rummage')} through the Storeroom.`;
      },
      bribe: who => `${who('reaches', 'reach')} for the purse.`,
      spell: who => `${who('casts', 'cast')} a spell.`,
      fate: who => `${who('spends', 'spend')} a point of fate.`,
      other: who => `${who('has', 'have')} decided.`,
    },
    lie: (who, mine, enemy, theirs) => `${who('throws', 'throw')} ${mine}, ${enemy} ${theirs}.`,
    lies: (who, pips) => `${who('throws', 'throw')} ${list(pips.map(String))}.`,
    against: 'against',
    craft: craft => `Craft ${craft}`,
    won: (who, by) => (by === 0 ? `${who('wins', 'win')} the stand-off` : `${who('wins', 'win')} by ${by}`),
    lost: (enemy, by) => `${enemy} wins by ${by}`,
    drawn: 'A stand-off',
    share: percent => `${percent} %`,
    throws: (result, ending, of) => `${{ won: 'won', drawn: 'stand-off', lost: 'lost' }[result]}, ${ending} of ${of}`,
    passed: 'Passed',
    failed: 'Failed',
    door: side => `The ${sides[side].toLowerCase()} door`,
    movement: 'Movement',
    ruins: 'The Ruins',
    lastTurns: 'Last turns',
    rivals: (one, other) => `${one} against ${other}`,
  },
  result: {
    title: 'Who stands in the Ruins, and with what',
    lives: lives => count(lives, 'one life', '# lives'),
    carries: things => (things.length === 0 ? 'Carries nothing.' : `Carries ${list(things)}.`),
    place: place => String(place),
    dead: 'dead',
    inside: 'still inside',
    stayed: 'stayed above',
    out: round => `out in round ${round}`,
    spells: spells => count(spells, 'one spell', '# spells'),
    above: things => `left above: ${list(things)}`,
  },
  form: {
    title: 'Characters',
    whose: 'Whose character',
    for: name => `A character for ${name}`,
    strengthIs: 'Strength fights bodies.',
    craftIs: 'Craft fights ghosts, passes tests and casts spells.',
    drawn: 'drawn at random',
    taken: name => `Taken by ${name}.`,
    own: 'one of your own, entered here',
    beginsAbove: 'begins above and falls in later',
    about:
      'For a table that plays the classic board game: enter the character as it falls through the trapdoor. At the end you read off who comes out in the Ruins, and with what.',
    name: 'Name',
    strength: 'Strength',
    craft: 'Craft',
    lives: 'Lives',
    fullLives: 'Heals up to',
    gold: 'Gold',
    spells: 'Spells',
    ability: 'Ability',
    objects: 'Objects',
    followers: 'Followers',
    animals: 'Animals',
    addObject: 'Add an object ...',
    addOwn: 'an object of your own',
    remove: name => `Remove ${name}`,
    metal: 'metal',
    save: 'saves a life on',
    another: 'Add a follower',
  },
};
