import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { call, install, installText, report } from './scripts'

const details = {
  id: 1,
  args: [{ type: 'string', value: '</script>' }],
  self: { type: 'undefined' },
  awaitsPromise: true,
  serialization: { maxObjectDepth: null, keepsHandles: false },
}

describe('scripts for pages', () => {
  test.each([
    ['install', install([{ declaration: '(send) => send(1)', args: [{ type: 'channel', value: { channel: 'a' } }] }])],
    ['report', report(1, 'page')],
    ['call', call('token', details, 'function (text) { return text }', ['1 + 1'])],
  ])('%s parses', (_name, { text }) => {
    expect(() => new Script(`(function () {${text}\n})`)).not.toThrow()
  })

  test('carry no markup in the arguments of a preload script', () => {
    expect(installText([{ declaration: '() => {}', args: details.args }])).not.toContain('</script>')
  })
})
