type Rule = { isAllowed: boolean; path: string }

/** Parses the rules of a robots.txt for all crawlers (RFC 9309). */
export function robotsRules(text: string): Rule[] {
  const rules: Rule[] = []
  let applies = false
  let isInRules = false
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key === 'user-agent') {
      applies = (applies && !isInRules) || value === '*'
      isInRules = false
    }
    if (key !== 'allow' && key !== 'disallow') continue
    isInRules = true
    if (applies && value) rules.push({ isAllowed: key === 'allow', path: value })
  }
  return rules
}

/** Whether the rules let crawlers request a path; the longest matching rule counts. */
export function isCrawlable(rules: readonly Rule[], path: string): boolean {
  const matching = rules.filter((rule) => patternOf(rule.path).test(path))
  const longest = Math.max(0, ...matching.map((rule) => rule.path.length))
  return matching.length === 0 || matching.some((rule) => rule.path.length === longest && rule.isAllowed)
}

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')
  return new RegExp(`^${source.endsWith('$') ? source : source.replaceAll('$', String.raw`\$`)}`)
}
