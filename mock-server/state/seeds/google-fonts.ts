/** Families of Google Fonts that the mock offers; all have the Latvian letters. */
export const googleFonts = [
  { family: 'Nunito', category: 'sans-serif' },
  { family: 'Baloo 2', category: 'display' },
  { family: 'Comfortaa', category: 'display' },
  { family: 'Fira Sans', category: 'sans-serif' },
  { family: 'Fredoka', category: 'sans-serif' },
  { family: 'Inter', category: 'sans-serif' },
  { family: 'Lora', category: 'serif' },
  { family: 'Merriweather', category: 'serif' },
  { family: 'Montserrat', category: 'sans-serif' },
  { family: 'Open Sans', category: 'sans-serif' },
  { family: 'Playfair Display', category: 'serif' },
  { family: 'Quicksand', category: 'sans-serif' },
  { family: 'Roboto', category: 'sans-serif' },
  { family: 'Roboto Slab', category: 'serif' },
  { family: 'Rubik', category: 'sans-serif' },
  { family: 'Source Code Pro', category: 'monospace' },
]
