export const eventCards = {
  rampart: { name: 'Mur soudain : rempart', text: 'Lancez deux dés, puis tracez un mur droit de quatre cases.' },
  crooked: { name: 'Mur soudain : tordu', text: 'Lancez deux dés, puis tracez un mur de quatre cases de forme libre.' },
  rubble: { name: 'Gravats', text: 'Tracez trois cases de mur à deux cases au plus de l’adversaire.' },
  stone: {
    name: 'Pierre remuante',
    text: 'Lancez deux dés et tracez une case magique. Elle grandit à chaque tour, jusqu’à ce qu’on l’oublie.',
  },
  plague: {
    name: 'Peste grise',
    text: 'Lancez deux dés : la peste couvre neuf cases. Elle y coûte 1 PV, tout de suite et à chaque entrée.',
  },
  numbness: { name: 'Engourdissement', text: 'La prochaine pichenette de l’adversaire se fait de la mauvaise main.' },
  'lights-out': {
    name: 'Extinction des feux',
    text: 'La prochaine pichenette de l’adversaire se fait les yeux fermés.',
  },
  fists: { name: 'Poings serrés', text: 'La prochaine pichenette de l’adversaire se fait à deux mains.' },
  bolted: { name: 'Table vissée', text: 'On ne tourne plus la feuille. Permanent.' },
  vane: {
    name: 'Girouette',
    text: 'Cette carte, lancée en tourbillon, remplace la prochaine pichenette adverse : cinq cases dans le sens de la flèche.',
  },
  sacrifice: {
    name: 'Sens du sacrifice',
    text: 'L’adversaire fait aussitôt une pichenette et perd 3 PV si elle ne touche aucun mur.',
  },
  'second-wind': { name: 'Second souffle', text: 'Encore une pichenette, de la bonne main.' },
  goblin: { name: 'Gobelin coupe-bourse', text: 'Vous perdez 1 PV et un objet au hasard.' },
  crawlers: { name: 'Rampants des murs', text: 'Quiconque est à trois cases au plus d’un mur perd 2 PV.' },
  rats: { name: 'Marée de rats', text: 'Lancez deux dés, choisissez une case : le plus proche perd 1 PV.' },
  jailer: { name: 'Geôlier en chef', text: 'Une pièce décide qui perd 2 PV.' },
  blade: { name: 'Lame balancée', text: 'Lancez un dé : sur 4 ou plus, l’adversaire perd 1 PV.' },
  whim: { name: 'Caprice des maîtres', text: 'Une pièce décide si vous gagnez ou perdez 2 PV.' },
  chute: { name: 'Goulotte du chiffonnier', text: 'Vous glissez jusqu’au coffre le plus proche.' },
  past: { name: 'Retour vers le passé', text: 'Chacun retourne là où son dernier tour a commencé.' },
  'hands-full': {
    name: 'Mains pleines',
    text: 'L’adversaire tient cette carte de la bonne main jusqu’à la fin de son prochain tour : mauvaise main.',
  },
  candle: {
    name: 'Tenir la chandelle',
    text: 'Votre adversaire tient cette carte dans la mauvaise main jusqu’à la fin de son prochain tour : la feuille ne tourne pas.',
  },
  hourglass: { name: 'Sablier coincé', text: 'Vous jouez deux tours de suite : le prochain est aussi pour vous.' },
  corpse: { name: 'Cadavre oublié', text: 'Piochez une carte fatras.' },
} as const;

export const junkCards = {
  bane: {
    name: 'Fléau des monstres',
    text: 'Quand un monstre est pioché, par n’importe qui : il ne fait rien à personne.',
  },
  rune: {
    name: 'Rune de dispersion',
    text: 'Avant votre pichenette : lancez deux dés et atterrissez dans cette grande case.',
  },
  loaf: { name: 'Pain rassis', text: 'Gagnez 1 PV.' },
  tonic: { name: 'Tonique rouge', text: 'Gagnez 2 PV.' },
  coat: { name: 'Manteau matelassé', text: 'Quand vous touchez un mur : il ne fait pas mal.' },
  salts: { name: 'Sels', text: 'Avant votre pichenette : mains et yeux sont de nouveau libres.' },
  pick: { name: 'Pic de sapeur', text: 'Effacez une case de mur tracée, à trois cases au plus.' },
  chalk: { name: 'Craie de maçon', text: 'Tracez trois cases de mur à trois cases au plus de vous.' },
  soot: { name: 'Sac de suie', text: 'La prochaine pichenette de l’adversaire se fait les yeux fermés.' },
  glove: { name: 'Gant de beurre', text: 'La prochaine pichenette de l’adversaire se fait de la mauvaise main.' },
  chain: { name: 'Boulet', text: 'La prochaine pichenette de l’adversaire a au plus la moitié de sa force.' },
  die: { name: 'Dé pipé', text: 'Après votre propre lancer : changez un dé.' },
  fingers: { name: 'Doigts longs', text: 'Si l’adversaire est à trois cases au plus : prenez-lui un objet au hasard.' },
  pencil: { name: 'Crayon de rechange', text: 'Juste après votre pichenette : elle n’a pas eu lieu. Recommencez-la.' },
  guard: { name: 'Garde soudoyé', text: 'Avant votre pichenette : pas d’événement ce tour-ci.' },
  spoon: { name: 'Cuillère tordue', text: 'Rien. Elle retourne dans le paquet.' },
} as const;

export const effects = {
  weak: 'mauvaise main',
  blind: 'yeux fermés',
  fists: 'deux mains',
  chain: 'demi-force',
  vane: 'carte lancée',
  full: 'carte dans la bonne main',
  candle: 'carte dans la mauvaise main',
} as const;
