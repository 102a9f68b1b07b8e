/** Oldest browsers that the bundle supports, by their names in MDN's compatibility data. */
export const OLDEST_BROWSERS = {
  chrome: '111',
  edge: '111',
  firefox: '140',
  safari: '16.4',
  safari_ios: '16.4',
} as const

/** The same browsers as targets of a build. */
export const buildTargets: string[] = Object.entries(OLDEST_BROWSERS).map(
  ([browser, version]) => browser.replace('safari_ios', 'ios') + version,
)
