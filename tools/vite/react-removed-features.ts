import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

/** Packages that define the features. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/** Renders documents in its framework mode, which this project does not use. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/

/** Members of React that react-assumptions.ts declares unused: `import_react.Activity`, whatever a CommonJS module calls it. */
const REMOVED_MEMBER =
  /\.(?:SuspenseList|ViewTransition|addTransitionType|hydrateRoot|useActionState|useFormState|useFormStatus|requestFormReset)\b|\b\w*[Rr]eact\w*(?:\.default)?\.(?:Activity|pre(?:load|init)(?:Module)?|preconnect|prefetchDNS)\b/

/** Calls that create an element, also `(0, import_react.createElement)(`, but not the document's. */
const CREATE = String.raw`(?:\bjsxs?\)?|(?<!\.)\bcreateElement|\b\w*[Rr]eact\w*(?:\.default)?\.createElement\)?)\(`
/** Document elements, custom elements, forms with a function as their action, and fragments with a ref. */
const REMOVED_ELEMENT = new RegExp(
  String.raw`${CREATE}\s*(?:"(?:html|head|body|title|meta|link|style|script|[a-z]+-[a-z-]+)"|"form", \{[^}]*\baction: (?!")|[\w.]*\bFragment, \{(?:(?!\bchildren:)[^}])*\bref\b)`,
)

/** Returns the first removed feature in a module's code as the bundler prints it; undefined without one. */
function findRemovedFeature(id: string, code: string): string | undefined {
  if (REACT.test(id)) return undefined
  return (REMOVED_MEMBER.exec(code) ?? (ROUTER.test(id) ? null : REMOVED_ELEMENT.exec(code)))?.[0]
}

/** Fails the build if any module, ours or a library's, uses a part of React that {@link reactWithoutUnused} removes. */
export const reactRemovedFeatures = (): Plugin => ({
  name: 'dziesma:react-removed-features',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    if (!modules.some(([id]) => REACT.test(id))) throw nothingToDo('no module of the build is React')
    for (const [id, { code }] of modules) {
      const feature = findRemovedFeature(id, code ?? '')
      if (feature !== undefined)
        this.error(
          `${id} uses ${feature.replaceAll(/\s+/g, ' ')}, which this build removes: see tools/vite/react-assumptions.ts`,
        )
    }
  },
})
