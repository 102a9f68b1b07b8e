import { type Coat, eye } from './animals'
import { svg } from './svg'

/** A round songbird, about 150 wide and 110 high. */
export function bird(colours: Coat, beak: string): string {
  const { coat, shade, belly, ink, blush } = colours
  return svg`<path d="M-6 -14l-4 16M12 -13l2 15" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>
    <path d="M-36 -48L-88 -70q-10 -2 -7 8q3 9 12 13q-8 3 -4 10q4 6 14 5l45 6Z" fill="${coat}"/>
    <path d="M-36 -48L-88 -70q-10 -2 -7 8q3 9 12 13q-8 3 -4 10q4 6 14 5l45 6Z" fill="${shade}" opacity=".28"/>
    <path d="M52 -74l25 9q6 3 0 6l-25 7Z" fill="${beak}"/>
    <path d="M-48 -42C-46 -84 -12 -110 20 -106C50 -102 64 -78 58 -52C52 -24 26 -8 -4 -9C-32 -10 -50 -22 -48 -42Z"
    fill="${coat}"/>
    <path d="M58 -52C52 -24 26 -8 -4 -9C-20 -9 -33 -13 -41 -21C-12 -22 20 -28 33 -62C40 -78 52 -74 58 -52Z"
    fill="${belly}"/>
    <path d="M-52 -30C-30 -72 2 -74 15 -66C22 -44 2 -20 -24 -20C-36 -20 -46 -24 -52 -30Z" fill="${shade}"
    opacity=".36"/>
    <circle cx="47" cy="-62" r="8" fill="${blush}" opacity=".45"/>
    ${eye(35, -80, 6.5, colours)}`
}

/** An owl, about 170 wide and 220 high. */
export function owl(colours: Coat, beak: string): string {
  const { coat, shade, belly, ink, blush } = colours
  const feathers = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 4 - row }, (_, index) => {
      const x = (index - (3 - row) / 2) * 27
      return svg`<path d="M${x - 9} ${-86 + row * 23}q9 14 18 0"/>`
    }),
  )
  const face = (side: number) => svg`<circle cx="${side * 34}" cy="-150" r="35" fill="${belly}"/>
    <circle cx="${side * 31}" cy="-150" r="20" fill="${beak}"/>${eye(side * 30, -150, 12.5, colours)}
    <circle cx="${side * 58}" cy="-118" r="9" fill="${blush}" opacity=".4"/>`
  return svg`<path d="M-26 -4q-3 10 -8 12M-26 -4q0 9 0 14M-26 -4q4 10 9 12M26 -4q-4 10 -9 12M26 -4q0 9 0 14M26 -4
    q3 10 8 12"
      stroke="${beak}" stroke-width="6" stroke-linecap="round"/>
    <path d="M-80 -190C-86 -212 -78 -224 -66 -214C-44 -200 -20 -200 0 -200S44 -200 66 -214C78 -224 86 -212 80 -190
      C92 -150 92 -60 72 -28C54 0 -54 0 -72 -28C-92 -60 -92 -150 -80 -190Z" fill="${coat}"/>
    <path d="M-48 -106Q0 -126 48 -106C58 -60 44 -18 0 -12C-44 -18 -58 -60 -48 -106Z" fill="${belly}" opacity=".85"/>
    <g fill="none" stroke="${shade}" stroke-width="4.5" stroke-linecap="round" opacity=".45">${feathers}</g>
    <path d="M-84 -128C-112 -90 -104 -44 -74 -22C-58 -50 -58 -96 -84 -128ZM84 -128C112 -90 104 -44 74 -22
    C58 -50 58 -96 84 -128Z" fill="${coat}"/>
    <path d="M-84 -128C-112 -90 -104 -44 -74 -22C-58 -50 -58 -96 -84 -128ZM84 -128C112 -90 104 -44 74 -22
    C58 -50 58 -96 84 -128Z" fill="${shade}" opacity=".3"/>
    ${face(-1)}${face(1)}<path d="M-11 -140q11 -7 22 0q0 18 -11 27q-11 -9 -11 -27Z" fill="${beak}"/>
    <path d="M-11 -140q11 -7 22 0q0 6 -2 11q-9 -6 -18 0q-2 -5 -2 -11Z" fill="${ink}" opacity=".16"/>`
}
