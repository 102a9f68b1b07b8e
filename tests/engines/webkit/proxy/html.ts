import { createHash } from 'node:crypto'

/** Puts a script before everything that the page itself runs. */
export function injectScript(html: string, script: string): string {
  const element = `<script>${script}</script>`
  const head = /<head(?:\s[^>]*)?>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html)
  const at = head ? head.index + head[0].length : 0
  return html.slice(0, at) + element + html.slice(at)
}

/** Makes a script's text safe within a script element. */
export const toInlineScript = (text: string): string =>
  text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

/** Allows one inline script in a Content Security Policy; everything else stays as it was. */
export function allowScript(policy: string, script: string): string {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const directives = new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), values]
    }),
  )
  const sources = directives.get('script-src') ?? directives.get('default-src')
  if (!sources || allowsInline(sources)) return policy
  directives.set('script-src', [...sources.filter((source) => source !== "'none'"), hash])
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

const allowsInline = (sources: string[]) =>
  sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
