import { settings } from './settings.svelte';

/** Sounds are made, not loaded: short, dry, wooden. */
type Sound = 'step' | 'dice' | 'capture' | 'home' | 'turn' | 'win' | 'no';

let context: AudioContext | null = null;

interface Tone {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  kind: OscillatorType;
}

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  step: [{ at: 0, pitch: 330, length: 0.05, loud: 0.12, kind: 'triangle' }],
  dice: [0, 0.07, 0.13, 0.2, 0.3].map((at, i) => ({ at, pitch: 190 + ((i * 53) % 90), length: 0.04, loud: 0.16, kind: 'square' as const })),
  capture: [
    { at: 0, pitch: 240, length: 0.09, loud: 0.22, kind: 'triangle' },
    { at: 0.09, pitch: 150, length: 0.16, loud: 0.22, kind: 'triangle' },
  ],
  home: [
    { at: 0, pitch: 523, length: 0.1, loud: 0.14, kind: 'sine' },
    { at: 0.1, pitch: 784, length: 0.2, loud: 0.14, kind: 'sine' },
  ],
  turn: [{ at: 0, pitch: 440, length: 0.12, loud: 0.1, kind: 'sine' }],
  win: [523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.13, pitch, length: 0.24, loud: 0.14, kind: 'sine' as const })),
  no: [{ at: 0, pitch: 160, length: 0.12, loud: 0.14, kind: 'sawtooth' }],
};

const buzzes: Partial<Record<Sound, number | number[]>> = { dice: 20, capture: [30, 40, 60], home: [20, 30, 20], turn: 25, win: [40, 60, 40, 60, 120], no: 40 };

export function feedback(sound: Sound): void {
  if (settings.vibration && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(buzzes[sound] ?? 0);
  if (!settings.sound || !('AudioContext' in window) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of tones[sound]) ring(context, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = tone.kind;
  voice.frequency.value = tone.pitch;
  volume.gain.setValueAtTime(tone.loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + tone.length);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + tone.length + 0.02);
}
