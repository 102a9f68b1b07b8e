import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import type { UserConfig } from 'vite'

import { announcerWithoutHtml } from './announcer-without-html.ts'
import { spokenLocales } from './spoken-locales.ts'

const resources = join(import.meta.dirname, '../../resources')

/** What a build of its own shares with the site's: the client's code under its names, and `sheet` in the place of the site's sheet of everything. */
export const besideTheSite = (sheet: string): Pick<UserConfig, 'plugins' | 'publicDir' | 'resolve'> => ({
  publicDir: false,
  plugins: [react(), tailwindcss(), spokenLocales(), announcerWithoutHtml()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: '@/styles/components.css', replacement: sheet },
      { find: '@lang', replacement: join(resources, 'lang') },
      { find: '@', replacement: join(resources, 'client') },
    ],
  },
})
