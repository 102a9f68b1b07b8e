/** One oscillator of an instrument: a sum of harmonics with a pitch ratio, gain and decay. */
export type Layer = {
  /** Amplitudes of the 1st, 2nd, 3rd ... harmonic. */
  harmonics: readonly number[]
  /** Frequency relative to the note's; slightly off 1 makes two layers beat against each other. */
  ratio: number
  gain: number
  /** Time constant of the decay in seconds (about a third is left then); `Infinity` sustains. */
  decay: number
}

export type Instrument = {
  layers: readonly Layer[]
  /** Seconds. */
  attack: number
  release: number
  /** Seconds a plucked or struck note rings after its written end. */
  ring: number
}

const sustained = (harmonics: readonly number[], detune = 1.0025): Layer[] => [
  { harmonics, ratio: 1, gain: 0.6, decay: Infinity },
  { harmonics, ratio: detune, gain: 0.4, decay: Infinity },
]

export const INSTRUMENTS = {
  musicBox: {
    layers: [
      { harmonics: [1], ratio: 1, gain: 0.85, decay: 0.75 },
      { harmonics: [1], ratio: 3.01, gain: 0.14, decay: 0.28 },
      { harmonics: [1], ratio: 5.42, gain: 0.06, decay: 0.09 },
    ],
    attack: 0.004,
    release: 0.35,
    ring: 0.7,
  },
  flute: { layers: sustained([1, 0.32, 0.1, 0.03]), attack: 0.06, release: 0.14, ring: 0 },
  kokle: {
    layers: [
      { harmonics: [1, 0.5, 0.22, 0.1], ratio: 1, gain: 0.7, decay: 0.8 },
      { harmonics: [0.1, 0.4, 0.4, 0.3, 0.25, 0.16, 0.1], ratio: 1.0015, gain: 0.35, decay: 0.16 },
    ],
    attack: 0.005,
    release: 0.3,
    ring: 0.5,
  },
  organ: { layers: sustained([1, 0.5, 0.05, 0.22, 0.02, 0.05], 1.0018), attack: 0.05, release: 0.16, ring: 0 },
  marimba: {
    layers: [
      { harmonics: [1], ratio: 1, gain: 0.9, decay: 0.38 },
      { harmonics: [1], ratio: 3.98, gain: 0.2, decay: 0.07 },
      { harmonics: [1], ratio: 9.2, gain: 0.05, decay: 0.025 },
    ],
    attack: 0.004,
    release: 0.2,
    ring: 0.35,
  },
  accordion: { layers: sustained([1, 0.55, 0.35, 0.2, 0.12, 0.06], 1.0045), attack: 0.07, release: 0.12, ring: 0 },
  pad: {
    layers: [{ harmonics: [1, 0.4, 0.2, 0.08], ratio: 1, gain: 1, decay: Infinity }],
    attack: 0.3,
    release: 0.5,
    ring: 0,
  },
  bass: {
    layers: [{ harmonics: [1, 0.42, 0.14, 0.05], ratio: 1, gain: 1, decay: 0.9 }],
    attack: 0.014,
    release: 0.18,
    ring: 0.05,
  },
} satisfies Record<string, Instrument>

export type InstrumentName = keyof typeof INSTRUMENTS
