/** A verdict by ear and by touch: one high rising tone admits, two low ones refuse, three short middle ones had no answer. */
import type { Kind } from './verdictOf.ts';

type Heard = Exclude<Kind, 'asking'>;

/** Hertz at its start and end, and seconds, of each tone. */
const tones: Readonly<Record<Heard, readonly (readonly [from: number, to: number, seconds: number])[]>> = {
  admitted: [[880, 1320, 0.18]],
  refused: [
    [180, 150, 0.28],
    [180, 150, 0.28],
  ],
  unanswered: [
    [440, 440, 0.09],
    [440, 440, 0.09],
    [440, 440, 0.09],
  ],
};

const pulses: Readonly<Record<Heard, readonly number[]>> = {
  admitted: [80],
  refused: [250, 100, 250],
  unanswered: [60, 60, 60, 60, 60],
};

const GAP = 0.08;

let audio: AudioContext | undefined;

/** A browser lets a page make sound once somebody touched it; until then there are colour, icon, words and touch. */
export function playVerdict(kind: Heard): void {
  navigator.vibrate?.([...pulses[kind]]);
  audio ??= new AudioContext();
  void audio.resume();
  let at = audio.currentTime;
  for (const [from, to, seconds] of tones[kind]) {
    const oscillator = audio.createOscillator();
    oscillator.type = kind === 'refused' ? 'sawtooth' : 'sine';
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.linearRampToValueAtTime(to, at + seconds);
    oscillator.connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds + GAP;
  }
}
