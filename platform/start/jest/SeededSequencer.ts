import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'
import { root } from '../root.mjs'

type Options = ConstructorParameters<typeof Sequencer>[0]
type Test = Parameters<Sequencer['sort']>[0][number]

/** With `--randomize`, runs the test files in an order derived from `--seed`; otherwise in Jest's order. */
export default class SeededSequencer extends Sequencer {
  readonly #seed: number | undefined

  constructor(options: Options) {
    super(options)
    const { randomize, seed } = options.globalConfig
    this.#seed = randomize ? seed : undefined
  }

  override sort(tests: Test[]): Test[] | Promise<Test[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- `super.sort` is the sequencer's method, not an array's
    if (this.#seed === undefined) return super.sort(tests)
    const rank = ({ path }: Test) =>
      createHash('sha256')
        .update(`${this.#seed} ${relative(root, path)}`)
        .digest('hex')
    return tests.toSorted((left, right) => (rank(left) < rank(right) ? -1 : 1))
  }
}
