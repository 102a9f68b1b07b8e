import type { Plugin } from 'vite'

import { withFacts } from './code-facts.ts'
import { REACT_DOM_CLIENT } from './react-facts.ts'

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const OUR_CODE = /[\\/]resources[\\/]client[\\/].*\.tsx?$/

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']react(?:-dom(?:\/client)?)?["']/g
/** What react-facts.ts says that we do not import. */
const LEFT_OUT =
  /^(?:Activity|SuspenseList|ViewTransition|addTransitionType|hydrateRoot|useActionState|useFormState|useFormStatus|requestFormReset|pre(?:load|init)(?:Module)?|preconnect|prefetchDNS)$/
/** Elements that React would take care of in `<head>`, custom elements, and forms with an action, as JSX is compiled. */
const LEFT_OUT_ELEMENT =
  /\bjsxs?\)?\(\s*(?:["'](?:html|head|body|title|meta|link|style|script|[a-z]+-[a-z-]+)["']|["']form["'], \{[^}]*\baction: (?!["']))/

function leftOut(code: string): string | undefined {
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  )
  return imported.find((name) => LEFT_OUT.test(name)) ?? LEFT_OUT_ELEMENT.exec(code)?.[0]
}

/** Leaves out of react-dom what no page here reaches, a quarter of it. Stops the build where our code comes to need it. */
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
    name: 'dziesma:react-unused-indeed',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: OUR_CODE },
      handler(code) {
        const name = leftOut(code)
        if (name !== undefined)
          this.error(`This build leaves out of React what ${name} needs: see tools/vite/react-facts.ts`)
      },
    },
  },
]
