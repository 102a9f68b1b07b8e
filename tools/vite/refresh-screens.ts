import type { Plugin } from 'vite'

/** Lets the dev server refresh an edited screen in place: React Refresh would reload the page over its export `prefetch`. */
export const refreshScreens = (): Plugin => ({
  name: 'dziesma:refresh-screens',
  apply: 'serve',
  transform: {
    filter: { id: /\/resources\/client\/main\.tsx$/ },
    handler: (code) => ({
      code: `${code}\nwindow.__getReactRefreshIgnoredExports = () => ['prefetch']\n`,
      map: null,
    }),
  },
})
