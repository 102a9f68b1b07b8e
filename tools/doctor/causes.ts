import type { FindingId } from './catalogue'
import type { Outcome } from './finding'

const FILES: FindingId[] = ['policy.scripts', 'policy.styles', 'policy.fonts', 'policy.images', 'policy.media']

/** Findings that others explain: with the cause on the left, those on the right are only its symptoms. */
const symptoms: Partial<Record<FindingId, FindingId[]>> = {
  'assets.host-unreachable': [...FILES, 'policy.ads', 'reach.interrupted'],
  'build.absolute-urls': ['build.changed'],
  'build.manifest-folder': ['page.entry-missing'],
  'build.manifest-missing': ['page.entry-missing'],
  'build.stale-page': ['page.dead-tags'],
  'content.mixed-settings': [
    ...FILES,
    'policy.base',
    'content.mixed-page',
    'assets.host-unreachable',
    'assets.redirect',
  ],
  'cookies.session-missing': ['session.separate', 'session.csrf-refused'],
  'exposed.php-errors': ['page.quirks', 'session.separate', 'session.api-html', 'session.api-error'],
  'page.base-wrong': [
    'page.base-setting',
    'build.files-missing',
    'page.dead-tags',
    'assets.public-missing',
    'routes.missing-files',
  ],
  'page.cached': ['session.separate', 'session.csrf-refused'],
  'page.rewritten': ['page.entry-classic', 'policy.scripts'],
  'reach.challenge': ['session.api-html', 'session.api-error', 'session.separate', 'page.bootstrap-nowhere'],
  'reach.password': ['session.external', 'page.bootstrap-nowhere'],
  'routes.redirect': ['reach.http-target'],
  'session.api-cached': ['session.separate'],
  'session.base-url-host': ['content.mixed-settings', 'content.mixed-page', 'policy.base'],
}

/** Outcomes without the findings that another finding explains. */
export function withoutSymptoms(outcomes: readonly Outcome[]): Outcome[] {
  const found = outcomes.flatMap((outcome) => (outcome.kind === 'finding' ? outcome.id : []))
  const explained = new Set(found.flatMap((id) => symptoms[id] ?? []))
  return outcomes.filter((outcome) => outcome.kind === 'note' || !explained.has(outcome.id))
}
