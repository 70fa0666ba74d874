import { plural } from '../../../kernel/words.ts';
import type { KeptWords } from './words.en.ts';

const count = plural('fr');

export const keptFr: KeptWords = {
  title: 'Ce que garde ce navigateur',
  leave: 'Retour à l’étagère',
  intro: 'Parties, œuvres, leçons et résultats restent dans ce navigateur : aucun serveur ne les a.',
  keeping: {
    stays: 'Le navigateur a promis de tout garder jusqu’à ce que vous le jetiez.',
    'may-go':
      'Le navigateur peut tout jeter si la place manque, ou si vous n’êtes pas venu depuis longtemps. Un fichier est plus sûr.',
    unknown: 'Ce navigateur ne dit pas combien de temps il garde les choses. Un fichier est plus sûr.',
    nothing: 'Ce navigateur ne garde rien : tout aura disparu quand la page sera fermée.',
  },
  ask: 'Lui demander de tout garder',
  used: bytes => `Le tout occupe ${bytes}.`,
  matches: matches => count(matches, '# partie', '# parties'),
  works: works => count(works, '# œuvre de l’atelier', '# œuvres de l’atelier'),
  results: results => count(results, '# donne du jour', '# donnes du jour'),
  others: others => count(others, '# autre chose', '# autres choses (réglages, leçons, habitudes)'),
  save: {
    title: 'Tout enregistrer',
    note: 'Un seul fichier avec tout, à garder ailleurs ou à lire dans un autre navigateur.',
    press: 'Enregistrer un fichier',
  },
  read: {
    title: 'Lire un fichier',
    note: 'Ce qui est ici reste tel quel. Ce qui manque est ajouté ; une partie continue là où le fichier en sait plus.',
    press: 'Choisir un fichier',
    reading: done => `Lecture… ${done}`,
    again: 'Vers l’étagère',
  },
  flaws: {
    'too-large': 'Ce fichier est plus grand que tout ce qui a été enregistré ici.',
    'not-json': 'Ce fichier n’a pas été enregistré ici : ce n’est pas du JSON. Peut-être en manque-t-il un morceau.',
    'not-ours': 'Ce fichier n’a pas été enregistré ici : il ne le dit pas.',
    newer: 'Ce fichier vient d’une page plus récente que celle-ci. Recharger la page peut aider.',
    part: part => `Une partie de ce fichier n’est pas ce qu’elle devrait être : ${part}. Rien n’a été lu.`,
  },
  parts: { matches: 'Parties', works: 'Œuvres', drawer: 'Réglages, leçons, donnes du jour' },
  took: {
    new: things => count(things, '1 ajoutée', '# ajoutées'),
    longer: things => count(things, '1 poursuivie', '# poursuivies'),
    here: things => `${things} déjà ici`,
    differs: things =>
      count(things, '1 différente ici, laissée telle quelle', '# différentes ici, laissées telles quelles'),
    unreadable: things => count(things, '1 illisible', '# illisibles'),
    unwritten: things => `${count(things, '1 non écrite', '# non écrites')} : la mémoire est pleine`,
  },
  where: places => `N’a pas été repris : ${places}.`,
  nothing: 'Il n’y avait rien dans ce fichier.',
};
