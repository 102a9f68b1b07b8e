import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

/** Lets the dev server refresh an edited screen in place: React Refresh would reload the page over its export `prefetch`. */
export const refreshScreens = (): Plugin => ({
  name: 'dziesma:refresh-screens',
  apply: 'serve',
  configResolved({ plugins }) {
    if (!plugins.some(({ name }) => name === 'vite:react-refresh'))
      throw nothingToDo('no plugin "vite:react-refresh" reads the names')
  },
  transform: {
    filter: { id: /\/resources\/client\/main\.tsx$/ },
    handler: (code) => ({
      code: `${code}\nwindow.__getReactRefreshIgnoredExports = () => ['prefetch']\n`,
      map: null,
    }),
  },
})
