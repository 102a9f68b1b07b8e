/*
 * Who may import whom: `app -> features -> core -> ui -> lib`, the contract beside them, the mock server outside.
 * Each rule's comment says what to do instead; tests/architecture breaks each one on purpose.
 */
const client = '^resources/client'
const tests = '\\.test\\.tsx?$'

/** Top to bottom: a file may import from its own layer and from those below it. */
const layers = ['app', 'features', 'core', 'ui', 'lib']

const layersPointDown = layers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-nothing-above-it`,
  comment:
    `The arrow is ${layers.join(' -> ')}. Move what ${layer}/ needs down to it, ` +
    'or let the layer above pass it in as a prop or an argument.',
  severity: 'error',
  from: { path: `${client}/${layer}/` },
  to: { path: `${client}/(main|(${layers.slice(0, index + 1).join('|')})/)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layersPointDown,
    {
      name: 'platform-imports-nothing-from-shared',
      comment:
        'Inside core the arrow is shared -> platform: move the file up to core/shared/, move what it needs down, ' +
        'or let app/ pass it in, as app/start.tsx does with recoverWith().',
      severity: 'error',
      from: { path: `${client}/core/platform/`, pathNot: tests },
      to: { path: `${client}/core/shared/` },
    },
    {
      name: 'features-are-islands',
      comment:
        'Features do not know each other: compose the two in app/, or move what they share down to core/ or ui/.',
      severity: 'error',
      from: { path: `${client}/features/([^/]+)/` },
      to: { path: `${client}/features/`, pathNot: `${client}/features/$1/` },
    },
    {
      name: 'features-have-a-front-door',
      comment: 'app/ sees the screens and the index.ts of a feature: export the part it needs from index.ts.',
      severity: 'error',
      from: { path: `${client}/app/` },
      to: { path: `${client}/features/`, pathNot: `${client}/features/[^/]+/([^/]+-screen\\.tsx|index\\.ts)$` },
    },
    {
      name: 'screens-are-lazy',
      comment: "Each screen is a chunk of its own: name it in app/routes.tsx as `() => import('…-screen')`.",
      severity: 'error',
      from: { path: `${client}/`, pathNot: tests },
      to: { path: `${client}/features/[^/]+/[^/]+-screen\\.tsx$`, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-is-pure',
      comment: 'Client, mock server and contract tests share the contract: it knows zod and nothing else.',
      severity: 'error',
      from: { path: `${client}/contract/`, pathNot: tests },
      to: { pathNot: [`${client}/contract/`, 'node_modules/zod/'] },
    },
    {
      name: 'ui-and-lib-know-no-product',
      comment: 'ui/ and lib/ take plain values: let the caller pass what the component needs as props.',
      severity: 'error',
      from: { path: `${client}/(ui|lib)/` },
      to: { path: `${client}/contract/` },
    },
    {
      name: 'lib-has-no-components',
      comment: 'lib/ is pure functions and DOM helpers: a component lives in ui/.',
      severity: 'error',
      from: {},
      to: { path: `${client}/lib/.+\\.tsx$`, pathNot: tests },
    },
    {
      name: 'app-reads-contract-types-only',
      comment: "app/ composes: `import type` from the contract; calls belong to a feature's queries.ts or to core/.",
      severity: 'error',
      from: { path: `${client}/app/`, pathNot: tests },
      to: { path: `${client}/contract/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'endpoints-enter-through-queries',
      comment:
        "A feature's endpoints enter through its queries.ts (and a *-form.tsx, which is bound to one): " +
        'write the query or mutation there and import its hook; types and HttpStatus may be imported anywhere.',
      severity: 'error',
      from: { path: `${client}/features/`, pathNot: ['/queries\\.ts$', '-form\\.tsx$', tests] },
      to: {
        path: `${client}/(contract/|core/platform/api/call)`,
        pathNot: `${client}/contract/http-status\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'axios-stays-in-core-api',
      comment: 'Credentials, CSRF and error policy live in core/platform/api: use query() and mutation(), or call().',
      severity: 'error',
      from: { path: `${client}/`, pathNot: `${client}/core/platform/api/` },
      to: { path: 'node_modules/axios/' },
    },
    {
      name: 'client-ships-no-development-package',
      comment: 'What the client imports is a dependency, not a devDependency: install it without --save-dev.',
      severity: 'error',
      from: { path: `${client}/`, pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mock-server-sees-the-contract-only',
      comment: 'The mock server stands in for the backend: of the client it knows contract/ and lib/.',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: tests },
      to: { path: `${client}/`, pathNot: `${client}/(contract|lib)/` },
    },
    {
      name: 'synthesis-knows-no-server',
      comment:
        'mock-server/synthesis generates names, lyrics, audio and pictures from ids and texts: pass it plain values; ' +
        'code that needs rows, requests or the world belongs in handlers/, media/ or seeds/.',
      severity: 'error',
      from: { path: '^mock-server/synthesis/' },
      to: { path: '^mock-server/', pathNot: '^mock-server/synthesis/' },
    },
    {
      name: 'mock-server-stays-out-of-the-client',
      comment: 'The bundle holds no mock data: only a test may import the mock server, and the demo starts it outside.',
      severity: 'error',
      from: { path: `${client}/`, pathNot: tests },
      to: { path: '^(mock-server|tests|tools)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one, or share a third: move the shared part there.',
      severity: 'error',
      from: {},
      // What only types run in a circle is gone before anything runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing: use it or delete it.',
      severity: 'error',
      from: { orphan: true, path: '^(resources|mock-server)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'imports-resolve',
      comment: 'The file is not there, or its package is not installed: the other rules cannot see such an import.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
