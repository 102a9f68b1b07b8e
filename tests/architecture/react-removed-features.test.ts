import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

import { reactRemovedFeatures } from '../../tools/vite/react-removed-features'

/** Builds a module of a library, imported by ours. */
async function buildWith(library: string): Promise<unknown> {
  const modules: Record<string, string> = {
    '/ours.js':
      "import { used } from '/node_modules/library.js'\nimport { version } from 'react'\nconsole.log(used, version)",
    '/node_modules/library.js': library,
  }
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  }
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, reactRemovedFeatures()],
    build: { write: false, rolldownOptions: { input: '/ours.js' } },
  })
}

it.each([
  ['a named import', "import { useActionState } from 'react'; export const used = () => useActionState(alert, 1)"],
  ['a namespace', "import * as React from 'react'; export const used = React.ViewTransition"],
  ['a default import', "import React from 'react'; export const used = React.Activity"],
  ['CommonJS', "const dom = require('react-dom'); exports.used = dom.requestFormReset"],
  [
    'a hint for the browser',
    "import { preload } from 'react-dom'; export const used = () => preload('a', { as: 'style' })",
  ],
  ['hydration', "import { hydrateRoot } from 'react-dom/client'; export const used = hydrateRoot"],
  [
    'a document element',
    "import { jsx } from 'react/jsx-runtime'; export const used = jsx('title', { children: 'a' })",
  ],
  [
    'a document element without JSX',
    "import { createElement } from 'react'; export const used = createElement('link')",
  ],
  ['a custom element', "import * as React from 'react'; export const used = React.createElement('emoji-picker')"],
  ['an action', "import { jsx } from 'react/jsx-runtime'; export const used = jsx('form', { action: () => 1 })"],
  [
    'the ref of a fragment',
    "import { Fragment, jsx } from 'react/jsx-runtime'; export const used = jsx(Fragment, { ref: alert, children: 1 })",
  ],
])('fails the build when a library uses a removed feature of React by %s', (_, library) =>
  expect(buildWith(library)).rejects.toThrow(/node_modules\/library\.js uses .* which this build removes/),
)

it.each([
  ['an import that is not used', "import { useActionState } from 'react'; export const used = 1"],
  ['the same names elsewhere', 'const audio = new Audio(); audio.preload = "auto"; export const used = audio'],
  ['elements that React does not create', "export const used = document.createElement('script')"],
  [
    'a form with a URL',
    "import { jsx } from 'react/jsx-runtime'; export const used = jsx('form', { action: '/search' })",
  ],
  [
    'a ref inside a fragment',
    "import { Fragment, jsx } from 'react/jsx-runtime'; export const used = jsx(Fragment, { children: jsx('p', { ref: alert }) })",
  ],
])('allows a library %s', (_, library) => expect(buildWith(library)).resolves.toBeDefined())
