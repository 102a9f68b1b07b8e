import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { curlCommand } from './curl'

const get = { method: 'GET', url: 'http://dziesma.test/api/v1/x', headers: {}, body: undefined }

/** Splits a command as a POSIX shell does, for the quotes that the command uses. */
function splitCommand(command: string): string[] {
  const words: string[] = []
  let [word, isQuoted, isStarted] = ['', false, false]
  for (let index = 0; index < command.length; index += 1) {
    const character = command.charAt(index)
    if (character === "'") [isQuoted, isStarted] = [!isQuoted, true]
    else if (isQuoted) word += character
    else if (character === '\\') {
      index += 1
      if (command.charAt(index) !== '\n') [word, isStarted] = [word + command.charAt(index), true]
    } else if (/\s/.test(character)) {
      if (isStarted) words.push(word)
      ;[word, isStarted] = ['', false]
    } else [word, isStarted] = [word + character, true]
  }
  return isStarted ? [...words, word] : words
}

describe('curlCommand', () => {
  it('writes a readable command', () => {
    expect(curlCommand({ ...get, headers: { Accept: 'application/json' } }, 'YOUR_TOKEN')).toBe(
      [
        "curl 'http://dziesma.test/api/v1/x' \\",
        "  -H 'Accept: application/json' \\",
        "  -H 'Authorization: Bearer YOUR_TOKEN'",
      ].join('\n'),
    )
  })

  it('quotes any text for the shell', () => {
    const texts = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(texts, texts, texts, (path, token, body) => {
        const url = `http://dziesma.test/${path}`
        const headers = { 'Content-Type': 'application/json' }
        const words = splitCommand(curlCommand({ method: 'POST', url, headers, body }, token))
        expect(words).toContain(url)
        expect(words).toContain(`Authorization: Bearer ${token}`)
        expect(words.slice(-2)).toEqual(['--data-raw', body])
      }),
    )
  })

  it('keeps curl from expanding braces in the URL', () => {
    expect(curlCommand({ ...get, url: 'http://dziesma.test/{id}' }, null)).toMatch(/^curl --globoff /)
  })

  it('sends files as the endpoint takes them', () => {
    const upload = (type: string) =>
      curlCommand({ ...get, method: 'POST', headers: { 'Content-Type': type }, body: '' }, null)
    expect(upload('multipart/form-data')).toContain("-F 'file=@FILE'")
    expect(upload('multipart/form-data')).not.toContain('Content-Type')
    expect(upload('application/octet-stream')).toContain("--data-binary '@FILE'")
    expect(curlCommand({ ...get, method: 'HEAD' }, null)).toContain('--head')
    expect(curlCommand({ ...get, method: 'POST' }, null)).toContain("-X 'POST'")
  })
})
