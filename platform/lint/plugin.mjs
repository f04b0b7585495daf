import { assertMoreThanStatus } from './assertMoreThanStatus.mjs'

/** The project's own rules of oxlint, as `complice/<rule>` in .oxlintrc.json. */
export default {
  meta: { name: 'complice' },
  rules: { 'assert-more-than-status': assertMoreThanStatus },
}
