import { assertMoreThanStatus } from './assertMoreThanStatus.mjs'
import { wrapTextBesideConditions } from './wrapTextBesideConditions.mjs'

/** The project's own oxlint rules, named `complice/<rule>` in .oxlintrc.json. */
export default {
  meta: { name: 'complice' },
  rules: {
    'assert-more-than-status': assertMoreThanStatus,
    'wrap-text-beside-conditions': wrapTextBesideConditions,
  },
}
