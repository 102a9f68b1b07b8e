import { expect, it } from 'vitest'

import { modulesIn, readManifest, reachable } from './built-chunks'

const ENTRY = 'resources/client/main.tsx'
/** Module that loads with the first selected file. */
const ENGINE = 'resources/client/core/shared/uploads/site-uploader.ts'

/** Modules of the upload engine: queue, rules, transports and their libraries. */
const ENGINE_MODULE =
  /\/core\/shared\/uploads\/(uploader|run-upload|site-uploader|queue\/|resume\/|transport\/)|\/node_modules\/(@uppy|@transloadit|tus-js-client)\//

const manifest = readManifest()
const codeIn = (keys: string[]) =>
  keys.flatMap((key) => modulesIn(manifest, key).filter((module) => ENGINE_MODULE.test(module)))

it('loads with the first selected file: no screen contains upload code', () => {
  const before = reachable(manifest, ENTRY, [ENGINE])
  expect(before.length).toBeGreaterThan(50)
  expect(codeIn(before)).toEqual([])
})

it('loads the queue with the engine, and each transport with its library when a file needs it', () => {
  const code = codeIn(reachable(manifest, ENTRY)).join('\n')
  for (const part of ['/uploader.ts', '/form-transport.ts', '/tus-js-client/', '/@uppy/aws-s3/', '/@uppy/core/'])
    expect(code).toContain(part)
  expect(
    codeIn(reachable({ ...manifest, [ENGINE]: { ...at(ENGINE), dynamicImports: [] } }, ENGINE)).join('\n'),
  ).not.toContain('node_modules')
})

function at(key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The bundle has no chunk that begins with ${key}`)
  return chunk
}
