/**
 * A traditional or public-domain tune in a one-line text notation (parsed by `notation.ts`):
 * `c` is middle C, `c'` an octave higher, `b,` the B below, `f#` sharp, `z` a rest;
 * `*2` and `/2` lengthen and shorten from one beat. `|` separates bars; each full bar has one or two chords.
 */
export type Melody = {
  name: string
  /** The tune's title in Latvia, if it has one. */
  latvianName?: string
  origin: string
  beatsPerBar: number
  /** Range of beats per minute that suits the tune. */
  tempo: readonly [slowest: number, fastest: number]
  tonic: string
  mode: 'major' | 'minor'
  notes: string
  chords: string
}

const LATVIA = 'traditional, Latvia'
const GERMANY = 'traditional, Germany'
const FRANCE = 'traditional, France'
const ENGLAND = 'traditional, England'

export const MELODIES: readonly Melody[] = [
  {
    name: 'Aijā, žūžū, mazais bērniņ',
    latvianName: 'Aijā, žūžū, mazais bērniņ',
    origin: LATVIA,
    beatsPerBar: 4,
    tempo: [128, 168],
    tonic: 'C',
    mode: 'major',
    notes: `g e f d | f e e c | e d f b, | d c c*2 | g e f d | f e e c | e d f b, | d c c*2
      | g, b, d e | f e e c | e d d b, | d c c a, | g, b, d e | f e e c | e d d b, | d c c c`,
    chords: 'C G | C | G | C | C G | C | G | C | G | C | G | C Am | G | C | G | C',
  },
  {
    name: 'Div’ dūjiņas gaisā skrēja',
    latvianName: 'Div’ dūjiņas gaisā skrēja',
    origin: LATVIA,
    beatsPerBar: 4,
    tempo: [72, 92],
    tonic: 'E',
    mode: 'minor',
    notes: `e e e*1.5 b,/2 | d d d*1.5 b,/2 | c/2 b,/2 a, e*1.5 c/2 | b, b, b,*2
      | g*2 f#*2 | g/2 f#/2 e/2 d#/2 e g | d d e*1.5 c/2 | b, b, e*2`,
    chords: 'Em | G | Am | Em | Em B | Em | G Am | B Em',
  },
  {
    name: 'Saule meitu izdevusi',
    latvianName: 'Saule meitu izdevusi',
    origin: LATVIA,
    beatsPerBar: 4,
    tempo: [84, 108],
    tonic: 'B',
    mode: 'minor',
    notes: `f# f# f# a | g/2 f#/2 e/2 g/2 f#*1.5 d/2 | f# f# f# a | g/2 f#/2 e/2 g/2 f#*1.5 d/2
      | d d e e | b, b, f#*1.5 e/2 | d d e e | b, b, b,*2`,
    chords: 'Bm | Em Bm | Bm | Em Bm | D A | Bm | G A | Bm',
  },
  {
    name: 'Velc, pelīte, saldu mieg’',
    latvianName: 'Velc, pelīte, saldu mieg’',
    origin: LATVIA,
    beatsPerBar: 8,
    tempo: [132, 172],
    tonic: 'C',
    mode: 'major',
    notes: `c e e e d c c*2 | c e e e d c c*2 | d g g g g f# e z | c e e e d c c z
      | c e e e d c c*2 | c e e e d c c*2 | d g g g g f# e z | c e e e d c c z`,
    chords: 'C | C | G | C | C G | C | G | C',
  },
  {
    name: 'Arājiņi, bāleliņi',
    latvianName: 'Arājiņi, bāleliņi',
    origin: 'traditional, Vidzeme, Latvia',
    beatsPerBar: 4,
    tempo: [150, 190],
    tonic: 'D',
    mode: 'minor',
    notes: 'f f d d | e d d e | f f d d | e d d*2 | f f f f | d d f f | d d f f | f e d*2',
    chords: 'Dm | C | Dm | C Dm | Dm | F | Dm | C Dm',
  },
  {
    name: 'Kur tu teci, melnā ūdre',
    latvianName: 'Kur tu teci, melnā ūdre',
    origin: LATVIA,
    beatsPerBar: 4,
    tempo: [84, 112],
    tonic: 'A',
    mode: 'minor',
    notes: `a, a, c c | d e d c | d/2 c/2 d/2 f/2 d c | d c a,*2
      | a, a, c c | d e d c | d/2 c/2 d/2 f/2 d c | d c a,*2`,
    chords: 'Am | G | Dm | G Am | Am | C | Dm | G Am',
  },
  {
    name: 'Twinkle, Twinkle, Little Star (Ah! vous dirai-je, maman)',
    latvianName: 'Spīdi, spīdi, zvaigznīte',
    origin: FRANCE,
    beatsPerBar: 4,
    tempo: [84, 112],
    tonic: 'C',
    mode: 'major',
    notes: `c c g g | a a g*2 | f f e e | d d c*2 | g g f f | e e d*2
      | g g f f | e e d*2 | c c g g | a a g*2 | f f e e | d d c*2`,
    chords: 'C | F C | F C | G C | C F | C G | C F | C G | C | F C | F C | G C',
  },
  {
    name: 'Frère Jacques',
    latvianName: 'Brāli Jēkab',
    origin: FRANCE,
    beatsPerBar: 4,
    tempo: [92, 124],
    tonic: 'C',
    mode: 'major',
    notes: `c d e c | c d e c | e f g*2 | e f g*2
      | g/2 a/2 g/2 f/2 e c | g/2 a/2 g/2 f/2 e c | c g, c*2 | c g, c*2`,
    chords: 'C | C | C | C | C | C | G C | G C',
  },
  {
    name: 'Row, Row, Row Your Boat',
    origin: 'traditional, United States',
    beatsPerBar: 6,
    tempo: [180, 228],
    tonic: 'C',
    mode: 'major',
    notes: `c*3 c*3 | c*2 d e*3 | e*2 d e*2 f | g*6
      | c' c' c' g g g | e e e c c c | g*2 f e*2 d | c*6`,
    chords: 'C | C | C | C | C | C | G | C',
  },
  {
    name: 'London Bridge Is Falling Down',
    origin: ENGLAND,
    beatsPerBar: 4,
    tempo: [96, 128],
    tonic: 'C',
    mode: 'major',
    notes: `g*1.5 a/2 g f | e f g*2 | d e f*2 | e f g*2 | g*1.5 a/2 g f | e f g*2 | d*2 g*2 | e c*3`,
    chords: 'C | C | G | C | C | C | G | C',
  },
  {
    name: 'Mary Had a Little Lamb',
    origin: 'traditional, United States',
    beatsPerBar: 4,
    tempo: [100, 132],
    tonic: 'C',
    mode: 'major',
    notes: 'e d c d | e e e*2 | d d d*2 | e g g*2 | e d c d | e e e e | d d e d | c*4',
    chords: 'C | C | G | C | C | C | G | C',
  },
  {
    name: 'Au clair de la lune',
    origin: FRANCE,
    beatsPerBar: 4,
    tempo: [92, 120],
    tonic: 'C',
    mode: 'major',
    notes: `c c c d | e*2 d*2 | c e d d | c*4 | c c c d | e*2 d*2 | c e d d | c*4
      | d d d d | a,*2 a,*2 | d c b, a, | g,*4 | c c c d | e*2 d*2 | c e d d | c*4`,
    chords: 'C | C G | C G | C | C | C G | C G | C | G | D | D | G | C | C G | C G | C',
  },
  {
    name: 'Alle meine Entchen',
    origin: GERMANY,
    beatsPerBar: 4,
    tempo: [104, 136],
    tonic: 'C',
    mode: 'major',
    notes: 'c d e f | g*2 g*2 | a a a a | g*4 | a a a a | g*4 | f f f f | e*2 e*2 | d d d d | c*4',
    chords: 'C | C | F | C | F | C | F | C | G | C',
  },
  {
    name: 'Hänschen klein',
    origin: GERMANY,
    beatsPerBar: 4,
    tempo: [100, 132],
    tonic: 'C',
    mode: 'major',
    notes: `g e e*2 | f d d*2 | c d e f | g g g*2 | g e e*2 | f d d*2 | c e g g | c*4
      | d d d d | d e f*2 | e e e e | e f g*2 | g e e*2 | f d d*2 | c e g g | c*4`,
    chords: 'C | G | C | C | C | G | C G | C | G | G | C | C | C | G | C G | C',
  },
  {
    name: 'Old MacDonald Had a Farm',
    latvianName: 'Vecajam Makdonaldam bija ferma',
    origin: 'traditional, United States',
    beatsPerBar: 4,
    tempo: [112, 144],
    tonic: 'C',
    mode: 'major',
    notes: `c c c g, | a, a, g,*2 | e e d d | c*3 g, | c c c g, | a, a, g,*2 | e e d d | c*3 g,/2 g,/2
      | c c c g,/2 g,/2 | c c c*2 | c/2 c/2 c c/2 c/2 c | c/2 c/2 c/2 c/2 c c
      | c c c g, | a, a, g,*2 | e e d d | c*4`,
    chords: 'C | F C | C G | C | C | F C | C G | C | C | C | C | C | C | F C | C G | C',
  },
  {
    name: 'Lullaby (Wiegenlied, op. 49 no. 4)',
    latvianName: 'Brāmsa šūpuļdziesma',
    origin: 'Johannes Brahms, 1868',
    beatsPerBar: 3,
    tempo: [72, 92],
    tonic: 'C',
    mode: 'major',
    notes: `e/2 e/2 | g*1.5 e/2 e | g*2 e/2 g/2 | c' b*1.5 a/2 | a g d/2 e/2 | f d d/2 e/2 | f*2 d/2 f/2
      | b/2 a/2 g b | c'*2 c/2 c/2 | c'*2 a/2 f/2 | g*2 e/2 c/2 | f g a | g*2 c/2 c/2
      | c'*2 a/2 f/2 | g*2 e/2 c/2 | f e d | c*2`,
    chords: 'C | C | C | C | G | G | G | C | F | C | G | C | F | C | G | C',
  },
  {
    name: 'Ode to Joy',
    latvianName: 'Oda priekam',
    origin: 'Ludwig van Beethoven, 1824',
    beatsPerBar: 4,
    tempo: [100, 128],
    tonic: 'C',
    mode: 'major',
    notes: `e e f g | g f e d | c c d e | e*1.5 d/2 d*2 | e e f g | g f e d | c c d e | d*1.5 c/2 c*2
      | d d e c | d e/2 f/2 e c | d e/2 f/2 e d | c d g,*2 | e e f g | g f e d | c c d e | d*1.5 c/2 c*2`,
    chords: 'C | G | C | C G | C | G | C | G C | G C | G C | G | C G | C | G | C | G C',
  },
  {
    name: 'This Old Man',
    origin: ENGLAND,
    beatsPerBar: 4,
    tempo: [108, 140],
    tonic: 'C',
    mode: 'major',
    notes: `g e g*2 | g e g*2 | a g f e | d e f e/2 f/2
      | g c c/2 c/2 c | c/2 d/2 e/2 f/2 g*2 | g d d f | e d c*2`,
    chords: 'C | C | F C | G | C | C | G | G C',
  },
  {
    name: 'Kuckuck, Kuckuck, ruft’s aus dem Wald',
    origin: GERMANY,
    beatsPerBar: 3,
    tempo: [104, 140],
    tonic: 'C',
    mode: 'major',
    notes: `g e z | g e z | d c d | c*2 z | d d e | f*2 d | e e f | g*2 e
      | g e z | g e z | f e d | c*3`,
    chords: 'C | C | G | C | G | G | C | C | C | C | G | C',
  },
  {
    name: 'Greensleeves',
    origin: ENGLAND,
    beatsPerBar: 6,
    tempo: [156, 198],
    tonic: 'A',
    mode: 'minor',
    notes: `a | c'*2 d' e'*1.5 f'/2 e' | d'*2 b g*1.5 a/2 b | c'*2 a a*1.5 g#/2 a | b*2 g# e*2 a
      | c'*2 d' e'*1.5 f'/2 e' | d'*2 b g*1.5 a/2 b | c'*1.5 b/2 a g#*1.5 f#/2 g# | a*3 a*3
      | g'*3 g'*1.5 f'/2 e' | d'*2 b g*1.5 a/2 b | c'*2 a a*1.5 g#/2 a | b*2 g# e*3
      | g'*3 g'*1.5 f'/2 e' | d'*2 b g*1.5 a/2 b | c'*1.5 b/2 a g#*1.5 f#/2 g# | a*3 a*2`,
    chords: 'Am | G | Am | E | Am | G | Am E | Am | C | G | Am | E | C | G | Am E | Am',
  },
]
