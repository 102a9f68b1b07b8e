import { documentedExports } from './documented-exports.mjs'
import { reasonedEscapes } from './reasoned-escapes.mjs'

/** Rules of this project that no linter brings along. */
export default {
  meta: { name: 'house' },
  rules: { 'documented-exports': documentedExports, 'reasoned-escapes': reasonedEscapes },
}
