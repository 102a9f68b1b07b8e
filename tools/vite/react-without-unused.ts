import type { Plugin } from 'vite'

import { withFacts } from './code-facts.ts'
import { REACT_DOM_CLIENT } from './react-facts.ts'

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const OUR_CODE = /[\\/]resources[\\/]client[\\/].*\.tsx?$/

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']react(?:-dom(?:\/client)?)?["']/g
/** Imports that react-facts.ts declares unused. */
const REMOVED_IMPORT =
  /^(?:Activity|SuspenseList|ViewTransition|addTransitionType|hydrateRoot|useActionState|useFormState|useFormStatus|requestFormReset|pre(?:load|init)(?:Module)?|preconnect|prefetchDNS)$/
/** Compiled JSX of document elements, custom elements, and forms with a function action, whose support is removed. */
const REMOVED_ELEMENT =
  /\bjsxs?\)?\(\s*(?:["'](?:html|head|body|title|meta|link|style|script|[a-z]+-[a-z-]+)["']|["']form["'], \{[^}]*\baction: (?!["']))/

function findRemovedFeature(code: string): string | undefined {
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  )
  return imported.find((name) => REMOVED_IMPORT.test(name)) ?? REMOVED_ELEMENT.exec(code)?.[0]
}

/**
 * Removes the quarter of react-dom that this project never uses. Fails the build if our code uses a removed feature.
 */
export const reactWithoutUnused = (): Plugin[] => [
  {
    name: 'dziesma:react-without-unused',
    apply: 'build',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => ({ code: withFacts(code, REACT_DOM_CLIENT), map: null }),
    },
  },
  {
    name: 'dziesma:react-removed-features',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: OUR_CODE },
      handler(code) {
        const name = findRemovedFeature(code)
        if (name !== undefined)
          this.error(`This build removes the part of React that ${name} needs: see tools/vite/react-facts.ts`)
      },
    },
  },
]
