import { de, plural } from '../../../kernel/words.ts';
import { faultsFr } from './faults.fr.ts';
import { meFr } from './me.fr.ts';
import type { OnlineWords } from './online.en.ts';
import { termsFr } from './terms.fr.ts';

const count = plural('fr');
const before = (unproved: number): string =>
  unproved === 0
    ? ''
    : ` ${count(unproved, 'Un jet date', '# jets datent')} d’avant l’arrivée de la partie ici, et rien ne ${unproved === 1 ? 'le' : 'les'} prouve.`;

const fixed = (rolls: number): string =>
  rolls === 0
    ? 'Rien n’a été lancé dans cette partie, et rien n’a été changé.'
    : count(
        rolls,
        'Le seul jet était fixé avant que quiconque puisse le connaître, et rien n’a été changé ensuite.',
        'Les # jets étaient fixés avant que quiconque puisse les connaître, et rien n’a été changé ensuite.',
      );
const list = new Intl.ListFormat('fr');
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

export const onlineFr: OnlineWords = {
  name: {
    own: 'un nom que personne d’autre ne peut avoir',
    robot: 'robot',
    robotOf: owner => (owner === '' ? 'un robot' : `un robot ${de(owner)}`),
    label: 'Votre nom',
    hint: 'Toute la table le voit.',
    flaws: {
      empty: 'Il faut bien que la table vous appelle.',
      'too-long': 'Un nom compte au plus 24 signes.',
      invisible: 'Ce nom contient des signes que personne ne voit. Tapez-le de nouveau.',
      stacked: 'Il y a trop de signes empilés sur une lettre.',
      mixed: 'Les lettres d’un nom sont d’une seule écriture.',
    },
    fixed: name => `Vous vous asseyez sous le nom ${de(name)} : il est à vous.`,
  },

  creating: {
    title: game => `${game}, en ligne`,
    places: 'Qui s’assied où',
    me: 'Moi',
    meCalled: name => (name.trim() === '' ? 'Moi' : `Moi, ${name.trim()}`),
    open: 'Libre pour un ami',
    beside: 'Quelqu’un à côté de moi',
    besideName: seat => `Qui s’assied à côté de vous, au siège ${seat}`,
    alone: 'Un jeu pour une personne : jouez là où d’autres peuvent regarder.',
    more: 'Pendule et compagnie',
    go: 'Dresser la table',
    going: 'On dresse la table…',
    onward: {
      title: game => `${game}, la suite en ligne`,
      note: 'La partie reprend où elle en est, à une table de ce serveur. Personne n’y peut vérifier les dés tombés jusqu’ici. Elle reste ici aussi, telle quelle.',
    },
  },

  terms: termsFr,

  gathering: {
    waiting: open =>
      open === 0 ? 'Tous les sièges sont pris' : count(open, 'Il reste un siège libre', 'Il reste # sièges libres'),
    starts: {
      full: 'La partie commence d’elle-même dès que chaque siège est pris.',
      ready: 'La partie commence d’elle-même quand chaque siège est pris et que tout le monde est prêt.',
    },
    unready: names => `On attend encore : ${list.format(names)}.`,
    ready: 'prêt',
    reading: 'pas encore prêt',
    sayReady: 'Je suis prêt',
    sayUnready: 'Attendez, pas encore',
    begin: seats => (seats === 1 ? 'Commencer en solo' : `Commencer à ${NUMBERS[seats] ?? seats}`),
    close: 'Fermer la table',
    closing: {
      title: 'Fermer la table ?',
      text: 'Il n’y aura pas de partie ici. Tout le monde à la table en est averti.',
      go: 'La fermer',
    },
    closed: 'La table est fermée',
    closedBy: name => `${name} a fermé la table avant le début de la partie.`,
    closedNote: 'La table a été fermée avant le début de la partie.',
    seats: 'Sièges',
    seat: seat => `Siège ${seat}`,
    open: 'libre',
    you: 'vous',
    host: 'a dressé la table',
    here: 'présent',
    away: 'absent',
    unknown: 'présence inconnue',
    moveHere: 'M’asseoir ici',
    moveTo: seat => `M’asseoir ici, au siège ${seat}`,
    getUp: 'Me lever',
    getUpFrom: name => `Me lever, ${name}`,
    bot: 'Laisser un robot jouer',
    botAt: seat => `Laisser un robot jouer au siège ${seat}`,
    remove: 'Renvoyer',
    removeOf: name => `Renvoyer ${name}, sans retour possible à cette table`,
    clear: 'Le renvoyer',
    clearAt: name => `Le renvoyer : ${name}`,
    invite: 'Faire venir les autres',
    inviteNote: 'Qui ouvre ce lien s’assied avec un nom, et rien d’autre.',
    joinLink: 'Le lien pour s’asseoir',
    code: 'Le même lien, en code pour l’appareil photo d’un téléphone',
    codeNote: 'Visez-le avec un téléphone.',
    sit: 'Pour s’asseoir',
    watch: 'Pour regarder',
    watchNote: 'Ce lien montre ce que tout le monde voit, et pas davantage.',
    watchLink: 'Le lien pour regarder',
    agreed: 'Ce qui est convenu',
    brought: 'Commencée ailleurs, reprise où elle en était. Rien ne prouve les dés jusqu’ici.',
    onlookers: onlookers => count(onlookers, 'une personne regarde', '# personnes regardent'),
    join: 'M’asseoir',
    joinTitle: game => `Un siège est libre à ${game}`,
    joinNote: names =>
      names.length === 0
        ? 'Personne n’est encore là.'
        : `${list.format(names)} ${names.length === 1 ? 'attend' : 'attendent'}.`,
    joining: 'On s’assied…',
    onlyWatching: 'Vous regardez. Ce qu’un seul siège peut savoir vous reste caché.',
  },

  share: {
    share: 'Partager',
    copy: 'Copier',
    copyOf: what => `Copier : ${what}`,
    copied: 'Copié.',
    refused: 'Le navigateur ne permet pas de copier ; le lien est sélectionné pour vous.',
    title: game => `Jouez à ${game} avec moi`,
    watchTitle: game => `Regarder une partie de ${game}`,
  },

  lobby: {
    title: 'En ligne',
    open: 'Tables libres',
    noneOpen: 'Personne n’attend en ce moment. Dressez votre propre table : choisissez un jeu.',
    running: 'En train de jouer',
    noneRunning: 'Aucune partie publique n’est en cours.',
    mine: 'Vos parties',
    noneMine: 'Aucune pour l’instant.',
    free: open => count(open, 'un siège libre', '# sièges libres'),
    join: 'M’asseoir',
    joinAt: (game, names) =>
      names.length === 0 ? `M’asseoir à ${game}` : `M’asseoir à ${game} avec ${list.format(names)}`,
    watch: 'Regarder',
    watchAt: (game, names) => `Regarder : ${[game, ...names].join(', ')}`,
    goOn: 'Continuer',
    goOnAt: (game, names) => `Continuer : ${[game, ...names].join(', ')}`,
    see: 'Revoir',
    seeAt: (game, names) => `Revoir : ${[game, ...names].join(', ')}`,
    with: names => `avec ${list.format(names)}`,
    yourTurn: 'À vous',
    turnOf: names => `À ${list.format(names)} de jouer`,
    ended: 'Terminée',
    since: ago => `depuis ${ago}`,
    ago: ago => `il y a ${ago}`,
    justNow: 'à l’instant',
    minutes: minutes => count(minutes, '1 minute', '# minutes'),
    hours: hours => count(hours, '1 heure', '# heures'),
    days: days => count(days, '1 jour', '# jours'),
    create: 'Dresser une table',
    all: 'Toutes',
    mineToDo: tables => count(tables, 'Une table vous attend', '# tables vous attendent'),
    due: time => `d’ici ${time}`,
    overdue: 'le temps est écoulé',
    hostAway: 'l’hôte est absent',
    languages: { en: 'en anglais', fr: 'en français' },
    filters: 'Quelles tables',
    game: 'Jeu',
    anyGame: 'Tous les jeux',
    anyPace: 'En direct ou à son heure',
    language: 'Langue',
    anyLanguage: 'En toute langue',
    noneSuch: 'Il n’y en a pas de telle en ce moment.',
  },

  room: {
    toPlay: 'doit jouer',
    lost: { resigned: 'a abandonné', left: 'n’est plus là', time: 'a perdu au temps' },
    isLost: (name, how) => `${name} ${how}.`,
    byBot: 'robot',
    late: 'temps écoulé : un robot a joué',
    lateShort: 'retard',
    tabs: 'Ce que montre cette feuille',
    table: 'La table',
    full: 'La table est complète ; vous regardez.',
    free: 'Vous regardez. Un robot vous ferait de la place.',
    sitDown: 'M’asseoir',
    label: 'À la table',
    you: 'vous',
    onlookers: onlookers => count(onlookers, 'Une personne regarde', '# personnes regardent'),
    reconnecting: 'La ligne est coupée ; nouvel essai…',
    reconnectingNote: 'Ce que vous faites attend son retour.',
    open: 'La table : personnes, liens, abandon',
    chat: 'Paroles',
    unread: remarks => count(remarks, 'Paroles, une nouvelle', 'Paroles, # nouvelles'),
    people: 'Qui est assis ici',
    resign: 'Abandonner',
    resigning: {
      title: 'Abandonner ?',
      text: 'Le siège est perdu, sans retour. Si d’autres continuent, un robot facile le joue jusqu’au bout.',
      go: 'Abandonner',
    },
    resignFor: name => `Abandonner pour ${name}`,
    hand: 'Laisser un robot jouer pour moi',
    handFor: name => `Laisser un robot jouer pour ${name}`,
    handing: {
      title: 'Laisser jouer un robot ?',
      text: 'Il joue aussitôt, et jusqu’à ce que le siège soit repris. Tant que personne d’autre n’a agi et que rien n’a été tiré, on peut annuler ce qu’il a joué ; ensuite, cela reste joué.',
      go: 'Le laisser jouer',
    },
    level: 'Quel robot joue',
    take: 'Reprendre mon siège',
    takeFor: name => `Reprendre le siège ${de(name)}`,
    undoHanding: 'Annuler ce qu’il a joué',
    botPlays: 'Un robot joue pour vous.',
    botPlaysUndoable: 'Un robot joue pour vous. Personne d’autre n’a encore agi.',
    botPlayed: 'Votre temps était écoulé : un robot a joué pour vous.',
    botPlayedFor: name => `Le temps ${de(name)} était écoulé : un robot a joué.`,
    minded: moves =>
      moves === 0
        ? 'En votre absence, un robot a gardé votre siège. Il n’a rien joué.'
        : count(
            moves,
            'En votre absence, un robot a gardé votre siège et joué un coup.',
            'En votre absence, un robot a gardé votre siège et joué # coups.',
          ),
    mindedBy: name => `${name} l’avait demandé.`,
    mind: name => `Laisser un robot garder le siège ${de(name)}`,
    sit: name => `M’asseoir à la place ${de(name)}`,
    personal: 'Vous, sur tous vos appareils',
    notify: 'Me prévenir quand c’est mon tour',
    notifyOn: 'Ce navigateur vous prévient quand c’est votre tour.',
    notifyOff: 'Ce navigateur refuse les notifications. Ses réglages peuvent y remédier.',
  },

  clock: {
    days: (days, hours) => `${days} j ${hours} h`,
    out: 'temps écoulé',
    awaited: time => `on attend depuis ${time}`,
  },

  asking: {
    ask: 'Demander à revenir en arrière',
    askFor: name => `Demander à revenir en arrière, pour ${name}`,
    askNote:
      'Ce qui a été vu reste vu : les autres doivent être d’accord. Les dés lancés depuis seront lancés de nouveau.',
    alone: {
      ask: 'Revenir plus loin',
      note: 'Ce qui a été vu reste vu. Les dés lancés depuis seront lancés de nouveau.',
      go: 'Revenir',
    },
    asked: steps => count(steps, 'mon dernier coup', 'mes # derniers coups'),
    steps: 'Jusqu’où',
    go: 'Demander aux autres',
    back: (name, steps) => count(steps, `${name} demande à reprendre un coup.`, `${name} demande à reprendre # coups.`),
    mind: (name, away) => `${name} demande qu’un robot garde le siège ${de(away)}.`,
    waiting: names => `On attend ${list.format(names)}…`,
    allow: 'Accepter',
    decline: 'Refuser',
    withdraw: 'Ne plus demander',
    declined: 'Les autres n’étaient pas d’accord.',
    tooFar: 'Vous n’avez pas encore joué autant de coups.',
  },

  chat: {
    title: 'Paroles',
    none: 'Personne n’a rien dit. Les donjons font cet effet-là.',
    text: 'Dire quelque chose',
    send: 'Dire',
    phrases: 'Quelques mots d’un seul geste',
    phrase: ['Bonjour !', 'Bien joué.', 'Un instant, s’il vous plaît.', 'À vous.', 'Merci pour la partie.'],
    mute: 'Ne pas me déranger avec les paroles de cette partie',
    quiet: 'Qui l’on entend',
    onlookersTalk: 'Ceux qui regardent peuvent parler aussi',
    muteOne: 'Ignorer',
    muteOf: name => `Ignorer ${name}, pour moi`,
    silence: 'Faire taire',
    silenceOf: name => `Faire taire ${name} pour tout le monde`,
    mayTalk: 'Vous regardez, et l’hôte vous laisse parler.',
    mayRead: 'Vous regardez et pouvez lire. Vous pourrez parler si l’hôte le permet.',
    muted: 'Vous n’entendez rien de ce qui se dit ici.',
    said: (name, text) => `${name} dit : ${text}`,
    onlooker: name => `${name}, qui regarde`,
    log: 'Ce qui s’est dit',
    signIn: 'Il faut s’être assis à une table de ce serveur pour parler.',
  },

  rematch: {
    go: 'Rejouer',
    join: 'On rejoue : m’asseoir',
    watch: 'On rejoue : regarder',
    going: 'On dresse la table…',
    waiting: names => `On attend ${list.format(names)}`,
    told: names =>
      `${list.format(names)} ${names.length === 1 ? 'est prévenu' : 'sont prévenus'} : à la table de la dernière partie, et parmi leurs parties.`,
    before: 'La dernière partie',
    won: 'a gagné',
  },

  lookback: {
    begin: 'Revoir la partie',
    title: 'Jusqu’ici',
    toNow: 'Revenir à maintenant',
    goneOn: 'Entre-temps, la partie a continué.',
    yourTurn: 'C’est à vous de jouer.',
  },

  me: meFr,

  turn: {
    mine: game => `${game} : c’est à vous`,
    body: names => `Avec ${list.format(names)}.`,
  },

  unopened: {
    title: 'Pas de partie derrière cette porte',
    notNow: 'La porte ne s’ouvre pas',
    noSuchMatch:
      'Ce lien ne vous ouvre aucune partie. Peut-être en manque-t-il un morceau : demandez celui que la table donne à copier. Ou bien vous y aviez pris place dans un autre navigateur.',
    lobby: 'Vers les tables',
  },

  dice: {
    title: 'Dés honnêtes',
    how: 'Avant le premier jet, le serveur a choisi un nombre secret et en montre l’empreinte. Puis chaque navigateur ajoute un nombre à lui, et seuls tous ces nombres ensemble décident des jets. La partie finie, le secret est dévoilé, et chaque jet peut être vérifié.',
    commitment: 'L’empreinte de cette partie : ',
    limits: 'Cela ne prouve rien contre un serveur de mèche avec quelqu’un à la table.',
    check: 'Vérifier chaque jet',
    checking: 'Vérification…',
    honest: ({ rolls, unproved, isOwnIn }) =>
      `${fixed(rolls)}${isOwnIn ? ' Le nombre ajouté par ce navigateur y est.' : ''}${before(unproved)}`,
    badRoll: (entry: number) =>
      `L’entrée ${entry} de cette partie n’est pas ce que les dés ont donné. Quelque chose a été changé.`,
    faults: {
      unable:
        'Ce navigateur ne vérifie que sur des pages servies en https. La transcription de la partie peut être vérifiée ailleurs.',
      'no-proof': 'Cette partie ne contient aucune preuve de ses dés.',
      'other-commitment': 'L’empreinte n’est pas celle montrée avant la partie. Les dés ont pu être choisis après.',
      'broken-commitment': 'Le secret ne correspond pas à l’empreinte. Les dés ont pu être choisis après.',
      'own-missing': 'Le nombre ajouté par ce navigateur n’a pas servi. Les dés ont pu être choisis sans lui.',
      'other-seed': 'Les jets ne viennent pas du secret et de ce que chacun a ajouté.',
    },
  },

  faults: faultsFr,
  failures: {
    stale: 'La table a continué entre-temps.',
    nothing: 'Il n’y a rien à faire à cela.',
  },
};
