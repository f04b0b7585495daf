import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { AxeResults, NodeResult, RunOnly } from 'axe-core'
import { expect } from '@playwright/test'
import type { Frame, Page } from '@playwright/test'

const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Rules whose result depends on the colour scheme. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Waits until no finite animation runs, including follow-up animations, because colours in transition would fail the
 * contrast check.
 */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const running = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
      await Promise.allSettled(running.map((animation) => animation.finished))
      if (running.length > 0) stillFrames = 0
    }
  })

/** Lets frames of other origins report to the axe of the main page. */
const acceptAllFrames = "axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })"

/** The minified script of axe; `axe.source` is the longer, unminified script. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Injects axe once per document, because the script is half a megabyte, and a page is checked many times. */
async function loadAxe(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(() => 'axe' in window)
  if (!isLoaded) await frame.evaluate(`${axeSource};${acceptAllFrames}`)
}

/** True if the only fault is that the header, or a long form's action bar, covers part of a field until it scrolls. */
const isUnderStickyBar = (ruleId: string, { failureSummary = '' }: NodeResult): boolean =>
  ruleId === 'target-size' && failureSummary.includes('partially obscured')

type Violations = AxeResults['violations']

/**
 * Lists the violations of these rules, except of elements that a sticky bar covers. `withSelectors` adds the elements'
 * selectors; without it a check takes a third of the time.
 */
async function findViolations(page: Page, runOnly: RunOnly, withSelectors: boolean): Promise<Violations> {
  const violations = await page.evaluate(
    async (options): Promise<Violations> => {
      const axeInPage: typeof axe = Reflect.get(window, 'axe')
      const results = await axeInPage.run({ ...options, resultTypes: ['violations'], preload: { assets: ['media'] } })
      return results.violations
    },
    { runOnly, selectors: withSelectors },
  )
  return violations
    .map((violation) => ({
      ...violation,
      nodes: violation.nodes.filter((node) => !isUnderStickyBar(violation.id, node)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
}

const formatViolation = ({ id, help, nodes }: Violations[number]): string =>
  `${id}: ${help}\n${nodes.map(({ target, html, failureSummary }) => `  ${target?.join(' ') ?? html}\n  ${failureSummary}`).join('\n')}`

/** Checks the current page and its frames against WCAG 2.2 AA and best practices, or against the given rules. */
export async function expectNoAxeViolations(page: Page, rules = allRules): Promise<void> {
  await waitForAnimations(page)
  await Promise.all(page.frames().map(loadAxe))
  const violations = await findViolations(page, rules, false)
  if (violations.length === 0) return
  const violationsWithSelectors = await findViolations(page, rules, true)
  expect((violationsWithSelectors.length > 0 ? violationsWithSelectors : violations).map(formatViolation)).toEqual([])
}

/**
 * Checks all rules in the light scheme, but only rules on colours in the dark scheme, because nothing else differs
 * between the schemes.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['dark', colourRules],
    ['light', allRules],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`html:not([data-scheme]), html[data-scheme=${colorScheme}]`)).toBeAttached()
    await expectNoAxeViolations(page, rules)
  }
}
