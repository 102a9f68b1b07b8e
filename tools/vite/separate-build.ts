import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import type { UserConfig } from 'vite'

import { announcerWithoutHtml } from './announcer-without-html.ts'
import { supportedLocales } from './supported-locales.ts'

const resources = join(import.meta.dirname, '../../resources')

/**
 * Configuration that separate builds share with the site's: plugins and aliases of the client, with `sheet` instead of
 * components.css.
 */
export const separateBuild = (sheet: string): Pick<UserConfig, 'plugins' | 'publicDir' | 'resolve'> => ({
  publicDir: false,
  plugins: [react(), tailwindcss(), supportedLocales(), announcerWithoutHtml()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: '@/styles/components.css', replacement: sheet },
      { find: '@lang', replacement: join(resources, 'lang') },
      { find: '@', replacement: join(resources, 'client') },
    ],
  },
})
