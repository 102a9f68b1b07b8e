import { describe, expect, test } from 'vitest'

import { allowScript, injectScript, toInlineScript } from './html'

describe('injectScript', () => {
  test.each([
    [
      '<!doctype html><html><head lang="lv"><script>a',
      '<!doctype html><html><head lang="lv"><script>x</script><script>a',
    ],
    ['<!doctype html><p>', '<!doctype html><script>x</script><p>'],
    ['<header>', '<script>x</script><header>'],
  ])('puts the script before the scripts of %s', (html, expected) => {
    expect(injectScript(html, 'x')).toBe(expected)
  })
})

describe('toInlineScript', () => {
  test('keeps a text from ending its element', () => {
    expect(toInlineScript(`a = '</script><!--'`)).toBe(String.raw`a = '<\/script><\!--'`)
  })
})

describe('allowScript', () => {
  const hash = "'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='"

  test('adds only the hash of the script', () => {
    expect(allowScript("default-src 'none'; script-src 'self'; img-src data:", 'x')).toBe(
      `default-src 'none'; script-src 'self' ${hash}; img-src data:`,
    )
  })

  test('starts from the default sources', () => {
    expect(allowScript("default-src 'none'", 'x')).toBe(`default-src 'none'; script-src ${hash}`)
  })

  test('keeps a policy that allows inline scripts, which a hash would forbid', () => {
    const policy = "script-src 'self' 'unsafe-inline'"
    expect(allowScript(policy, 'x')).toBe(policy)
  })

  test('keeps a policy without sources of scripts', () => {
    expect(allowScript("frame-ancestors 'none'", 'x')).toBe("frame-ancestors 'none'")
  })
})
