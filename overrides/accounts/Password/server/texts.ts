/** What the mails about passwords and the page to choose one contain: English and French, both complete. */
import { tieTexts } from '../../../../schema/tieMarks.ts';
import { LEAST_CHARACTERS, LINK_HOURS, MOST_CHARACTERS } from '../model.ts';

const en = {
  title: 'Choose a password',
  lead: 'For {email}. A sentence that only you would think of is a good one.',
  password: 'New password',
  again: 'The same once more',
  rule: `At least ${LEAST_CHARACTERS} characters.`,
  submit: 'Keep this password',
  tooShort: `This password is too short: take at least ${LEAST_CHARACTERS} characters.`,
  tooLong: `This password is too long: take at most ${MOST_CHARACTERS} characters.`,
  isEmail: 'This password contains your e-mail address: take something others cannot guess.',
  tooSimple: 'This password is too simple: take something others cannot guess.',
  different: 'The two passwords are not the same.',
  expired: 'This link cannot be used any more.',
  expiredHelp: 'It was used already, or it is too old. Ask for a new one.',
  done: 'Your password is kept.',
  doneHelp: 'Sign in with it from now on. Where you were signed in before, you are signed out.',
  signIn: 'Sign in',
  mails: {
    invite: {
      subject: '{organiser}: your access to the box office',
      paragraphs: [
        'Hello {name},',
        '{inviter} gives you access to the box office of {organiser}.',
        'Choose a password here, and you are in:',
        '{link}',
        `The link works once, and for ${LINK_HOURS.invite} hours. After that, ask {inviter} for another.`,
      ],
    },
    welcome: {
      subject: '{organiser}: your access to the box office',
      paragraphs: [
        'Hello {name},',
        '{inviter} gives you access to the box office of {organiser}.',
        'Sign in as you always do:',
        '{link}',
      ],
    },
    reset: {
      subject: 'Choose a new password',
      paragraphs: [
        'Hello {name},',
        'Somebody asked for a new password for {email}. Choose it here:',
        '{link}',
        `The link works once, and for ${LINK_HOURS.reset} hour. Was it not you? Then do nothing: your password stays as it is.`,
      ],
    },
  },
};

const fr: typeof en = {
  title: 'Choisir un mot de passe',
  lead: 'Pour {email}. Une phrase que vous seul pourriez inventer convient bien.',
  password: 'Nouveau mot de passe',
  again: 'Le même, encore une fois',
  rule: `Au moins ${LEAST_CHARACTERS} caractères.`,
  submit: 'Garder ce mot de passe',
  tooShort: `Ce mot de passe est trop court : prenez au moins ${LEAST_CHARACTERS} caractères.`,
  tooLong: `Ce mot de passe est trop long : prenez au plus ${MOST_CHARACTERS} caractères.`,
  isEmail: 'Ce mot de passe contient votre adresse e-mail : prenez quelque chose que personne ne devine.',
  tooSimple: 'Ce mot de passe est trop simple : prenez quelque chose que personne ne devine.',
  different: 'Les deux mots de passe sont différents.',
  expired: 'Ce lien ne peut plus servir.',
  expiredHelp: 'Il a déjà servi, ou il est trop ancien. Demandez-en un nouveau.',
  done: 'Votre mot de passe est gardé.',
  doneHelp: 'Connectez-vous avec lui désormais. Là où vous étiez connecté, vous ne l’êtes plus.',
  signIn: 'Se connecter',
  mails: {
    invite: {
      subject: '{organiser} : votre accès à la billetterie',
      paragraphs: [
        'Bonjour {name},',
        '{inviter} vous donne accès à la billetterie de {organiser}.',
        'Choisissez un mot de passe ici, et vous y êtes :',
        '{link}',
        `Le lien sert une fois, pendant ${LINK_HOURS.invite} heures. Ensuite, demandez-en un autre à {inviter}.`,
      ],
    },
    welcome: {
      subject: '{organiser} : votre accès à la billetterie',
      paragraphs: [
        'Bonjour {name},',
        '{inviter} vous donne accès à la billetterie de {organiser}.',
        'Connectez-vous comme d’habitude :',
        '{link}',
      ],
    },
    reset: {
      subject: 'Choisir un nouveau mot de passe',
      paragraphs: [
        'Bonjour {name},',
        'Quelqu’un a demandé un nouveau mot de passe pour {email}. Choisissez-le ici :',
        '{link}',
        `Le lien sert une fois, pendant ${LINK_HOURS.reset} heure. Ce n’était pas vous ? Alors ne faites rien : votre mot de passe reste le même.`,
      ],
    },
  },
};

export const passwordTexts: Readonly<Record<'en' | 'fr', typeof en>> = { en, fr: tieTexts(fr) };
