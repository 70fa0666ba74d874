import { shelved, type Side } from '../../../../games/the-dungeon/index.ts';
import { capital, plural } from '../../../../kernel/words.ts';
import { printedIn, type TableWords } from './words.ts';

const count = plural('fr');
const list = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names);

const DOORS = {
  0: 'la porte au nord',
  1: 'la porte à l’est',
  2: 'la porte au sud',
  3: 'la porte à l’ouest',
} as const;
const TOWARDS = { 0: 'au nord', 1: 'à l’est', 2: 'au sud', 3: 'à l’ouest' } as const;
const openTo = (openings: readonly Side[]): string => list(openings.map(side => TOWARDS[side]));
const sides = { 0: 'Nord', 1: 'Est', 2: 'Sud', 3: 'Ouest' } as const;

export const fr: TableWords = {
  printed: {
    ...printedIn(shelved.words.fr),
    left: ({ count: left }) => count(Number(left), '# reste', '# restent'),
  },
  sides,
  rooms: {
    cell: 'Des murs nus. Rien ne se passe ici.',
    corridor: 'Un chemin, et pas d’ennuis dessus.',
    unlit: 'Sans lumière : deux dés au plus égaux à l’Esprit, ou le prochain tour est perdu.',
    'torture-chamber': 'Payez une pièce d’or, ou perdez pour de bon un point de Force ou d’Esprit.',
    stream: 'Le déplacement s’arrête. Pour continuer, on abandonne l’or, le métal et les torches.',
    'guard-room': 'Battez le garde ou payez-le, et vous êtes dehors. Sinon, retour à la cellule.',
    crypt: 'Le gardien de la crypte veut un duel d’esprit. Son Esprit est un dé.',
    lair: 'Un dé dit qui habite ici. Le vainqueur trouve un trésor.',
    'flame-trap': 'Deux dés au plus égaux à l’Esprit, ou une vie perdue.',
    'pit-trap': 'Deux dés au plus égaux à l’Esprit, ou le prochain tour perdu.',
    'spike-trap': 'Un dé au plus égal à l’Esprit, ou une vie perdue.',
    library: 'Deux dés au plus égaux à l’Esprit, et vous trouvez un parchemin.',
    'hidden-passage': 'Une sortie : au prochain tour vous êtes dans les Ruines.',
    storeroom: 'Un dé dit ce qu’il y a sur l’étagère.',
    tunnel: 'Un dé dit ce qui attend dans le noir.',
  },
  enemies: {
    guard: 'Gagnez ou payez, et vous sortez au prochain tour. Match nul ou défaite : retour à la cellule.',
    keeper: 'Combat d’esprit : Esprit et un dé contre Esprit et un dé. Il n’y a rien à gagner.',
    dragon: 'Battez-le, et un dé dit sur quoi il était couché.',
    worm: 'Battez-le, et un dé dit ce qu’il a avalé.',
    ghoul: 'Battez-la, et un dé dit ce que ses invités ont laissé.',
    rat: 'Rien à gagner, mais il barre le chemin.',
    ghost: 'Combat d’esprit : Esprit et un dé contre Esprit et un dé.',
  },
  odds: {
    fight: { win: 'gagner', draw: 'match nul', loss: 'perdre une vie', cost: 'life' },
    guard: { win: 'gagner', draw: 'match nul', loss: 'perdre une vie', cost: 'life' },
    rival: { win: 'gagner', draw: 'match nul', loss: 'être dépouillé', cost: 'life' },
    save: { win: 'être sauvé', draw: '', loss: 'perdre une vie', cost: 'life' },
    movement: { win: 'plus de tuiles', draw: 'autant', loss: 'moins', cost: 'other' },
    gold: { win: 'plus d’or', draw: 'autant', loss: 'moins', cost: 'other' },
    lock: { win: 'elle s’ouvre', draw: '', loss: 'verrouillée : fin du déplacement', cost: 'other' },
    'flame-trap': { win: 'passer', draw: '', loss: 'perdre une vie', cost: 'life' },
    'pit-trap': { win: 'passer', draw: '', loss: 'perdre un tour', cost: 'other' },
    'spike-trap': { win: 'passer', draw: '', loss: 'perdre une vie', cost: 'life' },
    library: { win: 'un parchemin', draw: '', loss: 'rien', cost: 'other' },
    unlit: { win: 'trouver le chemin', draw: '', loss: 'perdre un tour', cost: 'other' },
  },
  chances: ({ win, draw, saved, loss }, odds) =>
    [
      [win, odds.win],
      [draw, odds.draw],
      [saved, 'sauvé par l’armure'],
      [loss, odds.loss],
    ]
      .filter(([share]) => share !== 0)
      .map(([share, what]) => `${share} % ${what}`)
      .join(', '),
  thrown: (pips, verdict) => `${pips.join(' + ')} : ${verdict}`,
  dice: ({ dice, isFight }) => (isFight ? `Dé blanc ${dice[0]}, dé noir ${dice[1]}` : `Dés : ${dice.join(' et ')}`),
  chips: {
    read: 'Vous apprenez un sort, et le parchemin disparaît.',
    scout: 'Tout le monde voit quelle tuile vient ensuite.',
  },
  fall: {
    title: 'Gagné ou perdu quelque chose en haut ?',
    go: 'Tomber avec cela',
    add: what => `${what} : ajouter…`,
  },
  peril: {
    title: 'Votre dernière vie',
    text: {
      sure: 'Cela coûte votre dernière vie. Vous pourriez faire autre chose.',
      may: 'Si cela tourne mal, vous êtes mort. Vous pourriez faire autre chose.',
    },
    back: 'Y repenser',
    wounds: lives => count(lives, 'coûte une vie', 'coûte # vies'),
  },
  drop: {
    title: 'Poser quelque chose',
    note: 'C’est à qui le prend, jusqu’à ce qu’on ramasse les tuiles.',
    cancel: 'Tout garder',
  },
  ware: ({ name, strength, craft, save, metal }) => {
    if (name === 'pastry') return '+1 au combat, une fois';
    if (name === 'fish-cake') return '+1 d’Esprit, une fois';
    if (name === 'torch') return 'lumière';
    if (name === 'scroll') return 'un sort';
    if (strength > 0) return `+${strength} au combat`;
    if (craft > 0) return `+${craft} Esprit`;
    if (save > 0) return save === 6 ? 'sauve sur 6' : `sauve sur ${save}–6`;
    return metal ? 'métal' : 'un trophée';
  },
  follower: ({ name, strength, craft }) => {
    const helps = [...(strength > 0 ? [`+${strength} Force`] : []), ...(craft > 0 ? [`+${craft} Esprit`] : [])];
    return helps.length > 0 ? `${name} (${helps.join(', ')})` : name;
  },
  onward: 'Faire d’office ce qui est la seule chose à faire',
  fromNowOn: 'Continuer, et d’office désormais',
  map: {
    title: 'Le labyrinthe',
    view: 'Vue du labyrinthe',
    fit: 'Montrer tout le labyrinthe',
    closer: 'Plus près',
    farther: 'Plus loin',
    here: names => `Ici : ${list(names)}.`,
    lies: things => `Au sol : ${list(things)}.`,
  },
  ways: {
    unknown: 'vers l’inconnu',
    lock: (door, room) =>
      `${door === 'locked' ? 'porte verrouillée' : 'porte jamais essayée'}${room ? ` vers ${room}` : ''}`,
    opens: chance => `${chance} % qu’elle s’ouvre`,
    cost: tiles => count(tiles, 'une tuile', '# tuiles'),
    turn: room => `Tourner : ${room}`,
    fetch: (object, room) => `Aller chercher : ${object} (${room})`,
  },
  holding: {
    turn: 'La tourner',
    turns: (index, turns) => `façon ${index} sur ${turns}`,
    lay: 'La poser ici',
    name: (room, openings) =>
      `${room}, ouverte : ${list(openings).toLowerCase()}. Entrée la pose, les flèches la tournent`,
  },
  pile: {
    title: (left, open) =>
      `${count(left, 'Il reste une tuile', 'Il reste # tuiles')}${open.length > 0 ? ` ; ensuite : ${open.join(', ')}` : ''}`,
  },
  card: {
    over: 'Le labyrinthe est ouvert, maintenant.',
    locks: chances => `On essaie une serrure avec un dé : ${chances}.`,
    theirs: name => `${name} est ici`,
    phases: {
      step: { title: 'Par où ?', text: () => 'Choisissez un chemin, ici ou sur la carte.' },
      retry: { title: 'Verrouillée', text: () => 'Une fois par tour, on peut réessayer une porte verrouillée.' },
      above: { title: 'En haut', text: () => 'Sur le plateau, jusqu’à ce qu’une trappe s’ouvre sous vous.' },
      beaten: { title: 'Vous avez perdu', text: () => 'Un parchemin lu maintenant ne peut plus vous être pris.' },
      spoils: { title: 'Vous avez gagné', text: () => 'Prenez une chose au perdant.' },
      discard: { title: 'Trop de sorts', text: () => 'Oubliez-en un.' },
      leave: { title: 'Mains pleines', text: () => 'Laissez un objet ici.' },
      rest: { title: 'Fin du tour', text: room => `Vous êtes ici : ${room}.` },
      begin: { title: 'Avant de partir', text: room => `Vous êtes ici : ${room}.` },
    },
    explore: {
      unlit: 'Avancer à tâtons : deux dés',
      crypt: 'Frapper : un dé pour son Esprit',
      lair: 'Regarder : un dé',
      'flame-trap': 'Courir : deux dés',
      'pit-trap': 'Sauter : deux dés',
      'spike-trap': 'Marcher doucement : un dé',
      library: 'Fouiller les rayons : deux dés',
      'hidden-passage': 'Prendre la sortie',
      storeroom: 'Fouiller : un dé',
      tunnel: 'Entrer : un dé',
    },
    brings: (who, force) => `${who} : ${force.filter((part, i) => i === 0 || part > 0).join(' + ')}`,
    with: { strength: 'Force', craft: 'Esprit' },
    formula: (mine, theirs) => `${mine} + dé contre ${theirs} + dé`,
    bribe: 'sûr : dehors au prochain tour',
    noBribe: (asked, gold) => `il veut ${asked} or, vous en avez ${gold}`,
    wade: lost => (lost.length === 0 ? 'Vous n’avez rien que l’eau veuille.' : `L’eau garde : ${lost.join(', ')}.`),
    afterwards: 'et ensuite',
    again: 'Réessayer la porte',
    fate: {
      title: 'Le destin',
      text: (pips, verdict, left) =>
        `${count(pips.length, 'Le dé montre', 'Les dés montrent')} ${list(pips.map(String))} : ${verdict}. ${count(left, 'Il reste un point de destin.', 'Il reste # points de destin.')}`,
      again: pips => `Dépenser du destin : relancer le ${pips}`,
    },
    aim: 'Choisissez sur la carte sur quoi le lancer.',
    cancel: 'Garder le sort',
  },
  figures: {
    names: {
      strength: 'Force',
      craft: 'Esprit',
      gold: 'Or',
      fate: 'Destin',
      moves: 'Pas',
      lives: 'Vies',
      objects: 'Objets',
      spells: 'Sorts',
    },
    strength: value => `Force ${value}`,
    craft: value => `Esprit ${value}`,
    gold: value => `${value} or`,
    lives: (lives, full) => `${lives} vies sur ${full}`,
    free: 'libre',
    followers: names => `Suivi par ${list(names)}.`,
    spells: (spells, places) => {
      if (places === 0) return 'Pas de sorts : il faut Esprit 3.';
      if (spells === 0) return count(places, 'Pas de sort ; une place libre.', 'Pas de sort ; # places libres.');
      return `${count(spells, 'Un sort', '# sorts')}, face cachée.`;
    },
  },
  status: {
    out: 'dans les Ruines',
    above: 'en haut',
    dead: 'mort',
    leaving: 'sort au prochain tour',
    lost: 'perd un tour',
    last: 'dernier tour',
    lastTurn: 'C’est votre dernier tour.',
    at: room => room,
  },
  standings: {
    title: 'Où en est chacun',
    row: (name, status, { lives, gold }) => `${name}, ${status} : ${count(lives, '# vie', '# vies')}, ${gold} or`,
    show: 'Montrer la fiche',
  },
  survey: {
    title: 'Le labyrinthe, salle par salle',
    you: 'vous',
    tile: (room, place, parts) => `${room}, ${place}. ${parts.join(' ')}`,
    side: (side, kind, room) => {
      const KINDS = {
        untried: 'porte jamais essayée',
        open: 'porte ouverte',
        locked: 'porte verrouillée',
        blocked: 'muré',
        doorway: 'passage',
      } as const;
      return `${side} : ${KINDS[kind]}${room ? ` vers ${room}` : ''}.`;
    },
    exit: side => `${side} : la porte vers le monde extérieur.`,
  },
  goal: {
    alone: 'trouver une sortie et revoir le soleil, le plus tôt possible et avec le plus de vies.',
    race: 'trouver une sortie. Dès que quelqu’un est dehors, la fin est proche : parmi ceux qui voient le soleil, gagne qui a le plus de vies.',
    all: 'trouver une sortie. Quand il n’y a plus personne dedans, gagne qui voit le soleil avec le plus de vies.',
  },
  deeds: {
    go: (side, room) => `Aller ${TOWARDS[side]}, ${room === undefined ? 'dans l’inconnu' : `vers « ${room} »`}`,
    lay: (room, openings) => `Poser la tuile « ${room} » ouverte ${openTo(openings)}`,
    turn: (spell, room, openings) => `Lancer ${spell}, et poser la tuile « ${room} » ouverte ${openTo(openings)}`,
    fetch: (spell, object, room) => `Lancer ${spell} (${object}, « ${room} »)`,
    explore: {
      unlit: 'Avancer à tâtons dans le couloir obscur',
      crypt: 'Frapper à la crypte',
      lair: 'Regarder qui habite l’antre',
      'flame-trap': 'Courir à travers les flammes',
      'pit-trap': 'Sauter par-dessus la fosse',
      'spike-trap': 'Marcher doucement entre les pointes',
      library: 'Fouiller les rayons de la bibliothèque',
      'hidden-passage': 'Prendre la sortie du passage secret',
      storeroom: 'Fouiller la réserve',
      tunnel: 'Entrer dans le tunnel',
    },
  },
  hints: {
    causes: {
      only: () => 'Ici, 1 seule chose est possible.',
      opens: chance =>
        chance === 100
          ? 'Personne n’y est allé, et aucune serrure ne barre le chemin.'
          : `Personne n’y est allé, et la porte s’ouvre ${chance} fois sur 100.`,
      'way-out': tiles => `Il y a une sortie à ${count(tiles, 'une tuile', '# tuiles')} par là.`,
      untried: tiles => `Il reste à essayer à ${count(tiles, 'une tuile', '# tuiles')} d’ici.`,
      home: tiles => `La cellule est à ${count(tiles, 'une tuile', '# tuiles')} par là.`,
      ways: ways =>
        ways === 0
          ? 'Aucune issue ne mène plus loin, quoi qu’on fasse.'
          : `Posée ainsi, ${count(ways, 'une issue mène', '# issues mènent')} plus loin.`,
      win: chance => `Cela finit bien ${chance} fois sur 100.`,
      find: chance => `${chance} fois sur 100, il y a quelque chose à prendre.`,
      bribe: chance => `C’est sûr ; un combat serait gagné ${chance} fois sur 100.`,
      eat: chance => `Une bouchée, et le combat est gagné ${chance} fois sur 100.`,
      cast: chance => `Avec le sort, cela finit bien ${chance} fois sur 100.`,
      heal: lives => `Cela fait ${count(lives, 'une vie', '# vies')}.`,
      hour: () => 'Un tour qui serait perdu est joué.',
      look: tiles => `On voit ce qui vient des ${tiles} tuiles qui restent.`,
      'pay-gold': gold => `Vous avez ${count(gold, 'une pièce d’or', '# pièces d’or')} à donner.`,
      'pay-strength': strength => `Vous avez ${strength} en Force.`,
      'pay-craft': craft => `Vous avez ${craft} en Esprit.`,
      'pay-life': lives => `Il vous reste ${count(lives, 'une vie', '# vies')}.`,
      wade: things =>
        things === 0
          ? 'L’eau ne vous prend rien : 0 objet.'
          : `L’eau prend ${count(things, 'une chose', '# choses')}, mais rester coûte un tour.`,
      take: things => `${count(things, 'Une chose est', '# choses sont')} ici, et les prendre ne coûte rien.`,
      least: things => `Des ${things} que vous avez, c’est ce qui sert le moins ici.`,
      read: places => `Il y a de la place pour ${count(places, 'un sort de plus', '# sorts de plus')}.`,
      rob: things => `Entre ${count(things, 'une chose', '# choses')} à prendre, c’est ce qui sert le plus.`,
      keep: chance => `Un second lancer finirait bien ${chance} fois sur 100.`,
      again: chance => `Un second lancer finit bien ${chance} fois sur 100.`,
      fall: lives => `Avec ${count(lives, 'une vie', '# vies')}, on peut chercher le soleil.`,
      end: round => `Rien d’autre ne vaut la peine ici, à la manche ${round}.`,
    },
    outlook: {
      alone: (won, margin) =>
        `Joué jusqu’au bout, vous sortez alors dans ${count(won, '# partie', '# parties')} sur 100 (± ${margin}).`,
      race: (won, margin) =>
        `Joué jusqu’au bout, vous gagnez alors ${count(won, '# partie', '# parties')} sur 100 (± ${margin}).`,
    },
    nextBest: (what, won) => `À défaut : ${what} (${won}).`,
    asGood: (what, won) => `À égalité, autant qu’on puisse en juger : ${what} (${won}).`,
    better: (what, won) => `À l’essai, autre chose a mieux fini : ${what} (${won}).`,
    compared: 'Sur 100 parties menées à bout, finissent bien :',
    turn: 'Tourner',
  },
  telling: {
    you: 'Vous',
    them: 'vous',
    aims: {
      movement: who => `${who('lance', 'lancez')} le dé de déplacement.`,
      lock: (who, side) => `${who('essaie', 'essayez')} ${DOORS[side]}.`,
      fight: (who, enemy) => `${who('affronte', 'affrontez')} ${enemy}.`,
      rival: (who, other) =>
        other === undefined
          ? `${who('vous affronte', 'vous affrontez')}.`
          : `${who('affronte', 'affrontez')} ${other}.`,
      test: (who, test) => {
        const TESTS = {
          'flame-trap': who('court', 'courez') + ' à travers les flammes.',
          'pit-trap': who('saute', 'sautez') + ' par-dessus la fosse.',
          'spike-trap': who('se glisse', 'vous glissez') + ' entre les pointes.',
          library: who('fouille', 'fouillez') + ' les rayons.',
          unlit: who('tâtonne', 'tâtonnez') + ' dans le noir.',
        } as const;
        return TESTS[test];
      },
      save: who => `${who('tente', 'tentez')} de parer le coup.`,
      find: (who, room) => {
        if (room === 'lair') return `${who('regarde', 'regardez')} qui habite l’antre.`;
        if (room === 'crypt') return `${who('frappe', 'frappez')} à la crypte.`;
        if (room === 'tunnel') return `${who('avance', 'avancez')} dans le tunnel.`;
        return `${who('fouille', 'fouillez')} la réserve.`;
      },
      bribe: who => `${who('cherche', 'cherchez')} la bourse.`,
      spell: who => `${who('lance', 'lancez')} un sort.`,
      fate: who => `${who('dépense', 'dépensez')} un point de destin.`,
      other: who => `${who('a', 'avez')} décidé.`,
    },
    lie: (who, mine, enemy, theirs) => `${who('lance', 'lancez')} ${mine}, ${enemy} ${theirs}.`,
    lies: (who, pips) => `${who('lance', 'lancez')} ${list(pips.map(String))}.`,
    against: 'contre',
    craft: craft => `Esprit ${craft}`,
    won: (who, by) => (by === 0 ? `${who('gagne', 'gagnez')} malgré l’égalité` : `${who('gagne', 'gagnez')} de ${by}`),
    lost: (enemy, by) => `${enemy} gagne de ${by}`,
    drawn: 'Match nul',
    share: percent => `${percent} %`,
    throws: (result, ending, of) => `${{ won: 'gagnés', drawn: 'nuls', lost: 'perdus' }[result]}, ${ending} sur ${of}`,
    passed: 'Réussi',
    failed: 'Manqué',
    door: side => capital(DOORS[side]),
    movement: 'Déplacement',
    ruins: 'Les Ruines',
    lastTurns: 'Derniers tours',
    rivals: (one, other) => `${one} contre ${other}`,
  },
  result: {
    title: 'Qui est dans les Ruines, et avec quoi',
    lives: lives => count(lives, '# vie', '# vies'),
    carries: things => (things.length === 0 ? 'Ne porte rien.' : `Porte : ${list(things)}.`),
    place: place => String(place),
    dead: 'mort',
    inside: 'encore dedans',
    stayed: 'resté en haut',
    out: round => `dehors à la manche ${round}`,
    spells: spells => count(spells, 'un sort', '# sorts'),
    above: things => `resté en haut : ${list(things)}`,
  },
  form: {
    title: 'Personnages',
    whose: 'De qui est le personnage',
    for: name => `Un personnage pour ${name}`,
    strengthIs: 'La Force combat les corps.',
    craftIs: 'L’Esprit combat les fantômes, passe les épreuves et lance les sorts.',
    drawn: 'tiré au sort',
    taken: name => `Déjà pris par ${name}.`,
    own: 'un des vôtres, saisi ici',
    beginsAbove: 'commence en haut et tombe plus tard',
    about:
      'Pour une table qui joue au jeu de plateau classique : saisissez le personnage tel qu’il tombe par la trappe. À la fin vous lisez qui sort dans les Ruines, et avec quoi.',
    name: 'Nom',
    strength: 'Force',
    craft: 'Esprit',
    lives: 'Vies',
    fullLives: 'Se soigne jusqu’à',
    gold: 'Or',
    spells: 'Sorts',
    ability: 'Talent',
    objects: 'Objets',
    followers: 'Compagnons',
    animals: 'Animaux',
    addObject: 'Ajouter un objet…',
    addOwn: 'un objet à vous',
    remove: name => `Enlever ${name}`,
    metal: 'métal',
    save: 'sauve une vie sur',
    another: 'Ajouter un compagnon',
  },
};
