/*
 * Import rules: `app -> features -> core -> ui -> lib`, with the contract beside them and the mock server outside.
 * Each rule's comment explains the fix; tests/architecture violates each rule on purpose.
 */
const client = '^resources/client'
const tests = '\\.test\\.tsx?$'

/** Layers from top to bottom: a file can import from its own layer and from those below. */
const layers = ['app', 'features', 'core', 'ui', 'lib']

const layersPointDown = layers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-nothing-above-it`,
  comment:
    `Imports point down: ${layers.join(' -> ')}. Move the code that ${layer}/ needs down, ` +
    'or let the layer above pass it in as a prop or an argument.',
  severity: 'error',
  from: { path: `${client}/${layer}/` },
  to: { path: `${client}/(main|(${layers.slice(0, index + 1).join('|')})/)` },
}))

/** Floors of the mock server from bottom to top; its entries stand above them. */
const floors = ['kit', 'state', 'rules', 'backend', 'site']

const floorsPointDown = floors.map((floor, index) => ({
  name: `mock-${floor}-imports-nothing-above-it`,
  comment:
    `Floors of the mock server import downwards: ${floors.join(' <- ')} <- entries. Move the code that ${floor}/ needs ` +
    'down, or declare its type in state/ and let site/create-world.ts provide the value.',
  severity: 'error',
  from: { path: `^mock-server/${floor}/`, pathNot: tests },
  to: { path: ['^mock-server/[^/]+$', ...floors.slice(index + 1).map((above) => `^mock-server/${above}/`)] },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layersPointDown,
    ...floorsPointDown,
    {
      name: 'platform-imports-nothing-from-shared',
      comment:
        'Inside core, shared/ imports platform/, never the reverse: move this file up to core/shared/, move the code that ' +
        'it needs down, or let app/ pass it in, as app/start.tsx does with recoverWith().',
      severity: 'error',
      from: { path: `${client}/core/platform/`, pathNot: tests },
      to: { path: `${client}/core/shared/` },
    },
    {
      name: 'features-are-islands',
      comment:
        'Features must not import each other: compose them in app/, or move the shared code down to core/ or ui/.',
      severity: 'error',
      from: { path: `${client}/features/([^/]+)/` },
      to: { path: `${client}/features/`, pathNot: `${client}/features/$1/` },
    },
    {
      name: 'admin-wings-are-islands',
      comment:
        'The wings of the admin area (music, people, billing …) must not import each other, the layout or the sections: ' +
        'move what two of them share to core/shared/records, or to a folder of its own as permissions/ is.',
      severity: 'error',
      from: { path: `${client}/features/admin/(?!layout/|palette/|permissions/)([^/]+)/`, pathNot: tests },
      to: {
        path: `${client}/features/admin/`,
        pathNot: `${client}/features/admin/($1/|permissions/|area\\.ts$)`,
      },
    },
    {
      name: 'features-have-a-front-door',
      comment: "app/ can import only a feature's screens and its index.ts: export what it needs from index.ts.",
      severity: 'error',
      from: { path: `${client}/app/` },
      to: { path: `${client}/features/`, pathNot: `${client}/features/[^/]+/([^/]+-screen\\.tsx|index\\.ts)$` },
    },
    {
      name: 'screens-are-lazy',
      comment: "Each screen is a separate chunk: reference it in app/screens.ts as `() => import('…-screen')`.",
      severity: 'error',
      from: { path: `${client}/`, pathNot: tests },
      to: { path: `${client}/features/[^/]+/[^/]+-screen\\.tsx$`, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-is-pure',
      comment: 'Client, mock server and contract tests share the contract, so it can import only zod.',
      severity: 'error',
      from: { path: `${client}/contract/`, pathNot: tests },
      to: { pathNot: [`${client}/contract/`, 'node_modules/zod/'] },
    },
    {
      name: 'contract-points-down',
      comment:
        'Inside contract/, groups/ imports shapes/, and both import machinery/: move a schema that several groups share ' +
        'to shapes/, and what knows no schema of the product to machinery/.',
      severity: 'error',
      from: { path: `${client}/contract/(machinery|shapes)/`, pathNot: tests },
      to: { path: `${client}/contract/(groups/|index\\.ts)` },
    },
    {
      name: 'contract-machinery-knows-no-shape',
      comment:
        'contract/machinery/ defines how every endpoint travels: let the group pass it the schema as an argument.',
      severity: 'error',
      from: { path: `${client}/contract/machinery/`, pathNot: tests },
      to: { path: `${client}/contract/shapes/` },
    },
    {
      name: 'ui-and-lib-know-no-product',
      comment: 'ui/ and lib/ know nothing of the product: let the caller pass plain values as props or arguments.',
      severity: 'error',
      from: { path: `${client}/(ui|lib)/` },
      to: { path: `${client}/contract/` },
    },
    {
      name: 'lib-has-no-components',
      comment: 'lib/ contains pure functions and DOM helpers: move components to ui/.',
      severity: 'error',
      from: {},
      to: { path: `${client}/lib/.+\\.tsx$`, pathNot: tests },
    },
    {
      name: 'app-reads-contract-types-only',
      comment: "app/ can only `import type` from the contract: make calls in a feature's queries.ts or in core/.",
      severity: 'error',
      from: { path: `${client}/app/`, pathNot: tests },
      to: { path: `${client}/contract/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'endpoints-enter-through-queries',
      comment:
        "Only a feature's queries.ts, and a *-form.tsx or *-resource.tsx for its own endpoints, can import endpoints: " +
        'write the query or mutation there and import its hook. Contract types, HttpStatus, assumed permissions and the text of lyrics are allowed everywhere, ' +
        'and the API docs, which send any call, take the names of the method override.',
      severity: 'error',
      from: {
        path: `${client}/features/`,
        pathNot: ['/queries\\.ts$', '-(form|resource)\\.tsx$', '/api-docs/request/build-request\\.ts$', tests],
      },
      to: {
        path: `${client}/(contract/|core/platform/api/call)`,
        pathNot: `${client}/contract/(machinery/http-status|shapes/(assumed-permissions|lyric-text))\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'axios-stays-in-core-api',
      comment:
        'core/platform/api owns credentials, CSRF and error handling: use query(), mutation() or call() instead.',
      severity: 'error',
      from: { path: `${client}/`, pathNot: `${client}/core/platform/api/` },
      to: { path: 'node_modules/axios/' },
    },
    {
      name: 'client-ships-no-development-package',
      comment: 'Packages that the client imports must be dependencies: install without --save-dev.',
      severity: 'error',
      from: { path: `${client}/`, pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mock-server-sees-the-contract-only',
      comment: 'The mock server replaces the backend, so it can import only contract/ and lib/ of the client.',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: tests },
      to: { path: `${client}/`, pathNot: `${client}/(contract|lib)/` },
    },
    {
      name: 'demo-media-stands-alone',
      comment:
        'packages/demo-media generates names, lyrics, audio and pictures from ids and texts: pass it plain values; ' +
        'code that needs rows, requests or the world belongs in mock-server/.',
      severity: 'error',
      from: { path: '^packages/demo-media/', pathNot: tests },
      to: { pathNot: ['^packages/demo-media/', `${client}/contract/groups/tracks\\.ts$`] },
    },
    {
      name: 'demo-media-stays-behind-seeds-and-media',
      comment:
        'Only seeds, scenarios, rules/music and site/media of the mock server can import packages/demo-media: ' +
        'export what a handler needs from rules/music/, so that it deals with rows and files.',
      severity: 'error',
      from: {
        path: '^mock-server/',
        pathNot: [tests, '^mock-server/(state/(seeds|scenarios)|rules/music|site/media)/'],
      },
      to: { path: '^packages/demo-media/' },
    },
    {
      name: 'documented-list-is-independent',
      comment:
        'mock-server/documented transcribes the documents, and the contract and the mock are compared with it: ' +
        'it imports neither, except the permissions that no document names. Write the row from the documents.',
      severity: 'error',
      from: { path: '^mock-server/documented/', pathNot: tests },
      to: { pathNot: ['^mock-server/documented/', `${client}/contract/shapes/assumed-permissions\\.ts$`] },
    },
    {
      name: 'mock-server-stays-out-of-the-client',
      comment:
        'The bundle must not contain mock data: only tests import the mock server; the demo starts it from tools/demo.',
      severity: 'error',
      from: { path: `${client}/`, pathNot: tests },
      to: { path: '^(mock-server|packages|tests|tools)/' },
    },
    {
      name: 'test-doubles-stay-in-tests',
      comment:
        'Only tests and stories can import testing/ folders and *.fake.ts: move code that the product needs out.',
      severity: 'error',
      from: { path: '^(resources|mock-server)/', pathNot: [tests, '/testing/'] },
      to: { path: '(/testing/|\\.fake\\.tsx?$)', pathNot: 'node_modules' },
    },
    {
      name: 'no-cycles',
      comment: 'Break the cycle: merge the files, or move the shared code into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports this one, and it imports nothing: use it or delete it.',
      severity: 'error',
      from: { orphan: true, path: '^(resources|mock-server)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'imports-resolve',
      comment:
        'The imported file or package does not exist, so the other rules cannot check the import: fix the path or install it.',
      severity: 'error',
      from: {},
      // Vite plugins provide virtual modules; tsc checks their names.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
