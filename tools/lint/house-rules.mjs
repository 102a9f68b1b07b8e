import { documentedExports } from './documented-exports.mjs'
import { plainComments } from './plain-comments.mjs'
import { plainTitles } from './plain-titles.mjs'
import { reasonedEscapes } from './reasoned-escapes.mjs'

/** Lint rules that only this project has. */
export default {
  meta: { name: 'house' },
  rules: {
    'documented-exports': documentedExports,
    'plain-comments': plainComments,
    'plain-titles': plainTitles,
    'reasoned-escapes': reasonedEscapes,
  },
}
