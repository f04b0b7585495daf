import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startDemoProduct, withoutRateLimits } from '../product/demoProduct.ts'
import { findChromium } from '../../programs/chromium.ts'
import { oneFailed } from '../TestCount.ts'
import type { TestCount, TestDuration } from '../TestCount.ts'
import { runTool } from '../../programs/runTool.ts'

/** The Playwright projects that run by default: all except `nginx`, which needs nginx as its gateway. */
const defaultProjects = ['--project', 'desktop', '--project', 'phone']

interface Suite {
  suites?: Suite[]
  /** `duration` is in milliseconds; each try of a test has one. */
  specs?: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

interface Report extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Runs the end-to-end tests in a real Chromium, against the production build with its own database or against
 * BASE_URL.
 */
export async function runEndToEndTests(args: string[] = []): Promise<TestCount> {
  const browser = await findChromium()
  const projectArgs = args.some((arg) => arg.startsWith('--project')) ? args : [...args, ...defaultProjects]
  const baseUrl = process.env['BASE_URL']
  if (baseUrl) return runPlaywright(projectArgs, { BASE_URL: baseUrl, CHROMIUM_PATH: browser })
  const product = await startDemoProduct('e2e', { env: { ...process.env, ...withoutRateLimits } })
  try {
    const [replica] = product.replicas
    return await runPlaywright(projectArgs, {
      BASE_URL: product.address,
      // The API's own address, for gateways that tests start: the product's gateway does not pass on their requests for
      // composed pages.
      API_ORIGIN: replica?.address,
      CHROMIUM_PATH: browser,
    })
  } finally {
    await product.stop()
  }
}

/** Runs the tests of a Playwright configuration. */
export async function runPlaywright(
  args: string[],
  env: NodeJS.ProcessEnv,
  config = 'e2e/playwright.config.ts',
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-end-to-end-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await runTool('@playwright/test/cli.js', ['test', '--config', config, ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    return existsSync(file) ? countOf(JSON.parse(readFileSync(file, 'utf8')), code, dirname(config)) : oneFailed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const durationsOf = ({ suites = [], specs = [] }: Suite, folder: string): TestDuration[] => [
  ...suites.flatMap((suite) => durationsOf(suite, folder)),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${folder}/${file} (${projectName}): ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
]

function countOf(report: Report, code: number, folder: string): TestCount {
  const { stats, errors } = report
  const failures = stats.unexpected + errors.length
  const notes = [
    stats.flaky > 0 && `${stats.flaky} passed on retry`,
    stats.skipped > 0 && `${stats.skipped} skipped`,
  ].filter((note) => note !== false)
  return {
    passed: stats.expected + stats.flaky,
    failed: code === 0 ? failures : Math.max(failures, 1),
    durations: durationsOf(report, folder),
    ...(notes.length > 0 && { note: notes.join(', ') }),
  }
}
