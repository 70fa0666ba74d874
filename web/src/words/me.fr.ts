import { de, plural } from '../../../kernel/words.ts';
import type { MeWords } from './me.en.ts';

const count = plural('fr');

export const meFr: MeWords = {
  title: 'Vous',
  stranger: 'Le serveur ne vous connaît pas encore. Asseyez-vous à une table, ou revenez sous un nom à vous.',
  known: name => `Vous êtes ${name}.`,
  claimed: name => `Vous êtes ${name}, et personne d’autre ne peut l’être.`,
  link: 'Revenir sur un autre appareil',
  linkNote: 'Qui ouvre ce lien, c’est vous. Il sert une fois, et pendant dix minutes.',
  makeLink: 'Faire un lien personnel',
  personalLink: 'Votre lien personnel',
  linkTitle: 'Mon siège à Oubliette',
  arriving: 'On regarde qui vous êtes …',
  arrived: name => `Bon retour, ${name}.`,
  become: name => `Être ${name} sur cet appareil ?`,
  becomeNote: name => `Ce lien est le lien personnel ${de(name)}. Ne continuez que si vous êtes ${name}.`,
  becomeGo: name => `Oui, je suis ${name}`,
  stay: name => `Non, je reste ${name}`,
  stayStranger: 'Non',
  stayed: 'Rien n’a changé. Le lien peut encore servir.',
  lost: (name, matches) =>
    matches === 0
      ? `Ici, vous êtes ${name}, un nom que vous n’avez pas réservé. Rien ne vous y ramènera.`
      : count(
          matches,
          `Ici, vous êtes ${name}, et vous avez un siège dans une partie. Ce nom n’est pas réservé : rien ne vous ramènera à ce siège.`,
          `Ici, vous êtes ${name}, et vous avez un siège dans # parties. Ce nom n’est pas réservé : rien ne vous ramènera à ces sièges.`,
        ),
  left: name => `Ici, vous êtes ${name}. Le nom et la phrase secrète vous y ramènent.`,
  devices: 'Où vous êtes connecté',
  thisDevice: 'cet appareil',
  deviceOf: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Un appareil qui ne dit pas ce qu’il est',
  seen: {
    hour: 'utilisé à l’instant',
    today: 'utilisé depuis moins d’un jour',
    week: 'utilisé depuis moins d’une semaine',
    long: 'inutilisé depuis une semaine ou plus',
  },
  signOut: 'Déconnecter',
  signOutOf: device => `Déconnecter : ${device}`,
  signedOut: 'Déconnecté.',
  everywhere: 'Déconnecter partout',
  everywhereTitle: 'Déconnecter partout ?',
  everywhereNote: {
    claimed: 'Cet appareil aussi. Votre nom et votre phrase secrète vous ramènent.',
    unclaimed: 'Cet appareil aussi. Vous n’avez réservé aucun nom : rien ne vous ramènera à vos sièges.',
  },
  signedOutEverywhere: 'Vous êtes déconnecté partout.',
  change: 'Changer la phrase secrète',
  changeNote: 'Tous les autres appareils sont déconnectés.',
  changeGo: 'La changer',
  old: 'Ancienne phrase secrète',
  new: 'Nouvelle phrase secrète',
  changed: 'La phrase secrète est changée. Vous n’êtes plus connecté que sur cet appareil.',
  claim: 'Réserver un nom',
  claimNote:
    'Avec une phrase secrète, le nom n’est qu’à vous et vous ramène de partout. Personne ne peut vous la renvoyer.',
  claimGo: 'Le réserver',
  name: 'Nom',
  passphrase: 'Phrase secrète',
  passphraseHint: 'Au moins 8 signes.',
  claimDone: name => `${name} est à vous.`,
  return: 'Revenir par son nom',
  returnNote: name =>
    `Cet appareil n’est alors plus celui ${de(name)}. Ce nom n’est pas réservé : rien ne vous ramènera à ses sièges.`,
  returnGo: 'Revenir',
  forget: 'M’oublier ici',
  forgetNote:
    'Ce navigateur n’est alors à personne. Sans autre appareil ni nom réservé, vos sièges sont hors d’atteinte.',
  forgetGo: 'M’oublier sur cet appareil',
  forgetTitle: 'Vous oublier sur cet appareil ?',
  forgotten: 'Oublié.',
  erase: 'Me supprimer',
  eraseNote:
    'Votre nom, votre phrase secrète, vos appareils et tout ce que vous avez dit sont supprimés, sans retour. Vous perdez les sièges que vous jouez encore ; dans les parties des autres, vos sièges ne portent plus que leur numéro.',
  eraseGo: 'Supprimer tout ce qui est à moi',
  eraseTitle: 'Supprimer tout ce qui est à vous ?',
  erased: 'Vous êtes supprimé. Le serveur ne vous connaît plus.',
  callOn: 'M’appeler sur cet appareil quand c’est à moi de jouer',
  callOff: 'Ne plus m’appeler',
  callNote: 'Dans les parties que chacun joue à son heure, même quand aucune de nos pages n’est ouverte.',
  called: 'Cet appareil est appelé quand c’est à vous de jouer, dans les parties que chacun joue à son heure.',
  callTroubles: {
    denied: 'Ce navigateur refuse les notifications. Ses réglages peuvent changer cela.',
    unreachable: 'Le service de notifications de ce navigateur ne répond pas.',
  },
  matches: 'Vos parties',
};
