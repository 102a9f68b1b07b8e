const ENDINGS = [
  'un visi mazie meža zvēriņi, kas vakarā pie ugunskura dziedāja par sauli, mēnesi un zvaigznēm',
  'jeb stāsts par ezīti, kurš pirmoreiz mūžā devās tālā ceļojumā pāri deviņiem kalniem un deviņām jūrām',
  '– visneparastākajos aranžējumos, kādus bērnudārza “Saulespuķīte” sagatavošanas grupa jebkad ir dzirdējusi',
  '(vissirsnīgākais un vismīļākais ieraksts ar ķiršu, āboliņu, rudzupuķu un dzērveņu noskaņām)',
]
/** A word without a line-break opportunity. */
const LONG_WORD = 'Visnepieradinātākajiemnebēdņiemvisapkārtdziedātājiem'

/** Makes a name too long for any place; every seventh contains a word too long for a line. */
export function longName(name: string, id: number): string {
  const ending = ENDINGS[id % ENDINGS.length] ?? ''
  return id % 7 === 0 ? `${name} ${LONG_WORD} ${ending}` : `${name} ${ending}`
}

/** Makes a person's name as long as real ones get. */
export const longPersonName = (name: string): string => `${name}-Kārkliņa-Šķērstiņa-Vītolniece no Augšžemgales`
