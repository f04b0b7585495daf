import type { Browser } from '@playwright/test'
import type { AreaBuild } from 'shared/federation'
import { loaderTimeouts } from '../../shell/src/registry/loaderTimeouts.ts'
import { badBuilds, badFiles } from '../release/testing/badReleases.ts'
import type { LoaderWait } from '../release/testing/badReleases.ts'
import { startOrigin } from '../release/testing/releaseOrigin.ts'
import type { Fault, Origin } from '../release/testing/releaseOrigin.ts'
import { openVisitorContext, waitUntilShown } from './browser.ts'
import { agenda, profile } from './pages.ts'
import { median } from './rounds.ts'
import type { ResultLine } from './targets.ts'
import { startNavigation } from './visits.ts'
import type { TokenSource } from './origins.ts'

/** The loader's timeouts: of `init`, and of a build when there is another build to try. */
const loaderTimeoutMs: Record<LoaderWait, number> = {
  none: 0,
  init: loaderTimeouts.initMs,
  file: loaderTimeouts.build.beforeFallbackMs,
}
/** Maximum ratio of the duration, without the loader's timeout, to the duration with a good release. */
const maxRatio = 4

const agendaCondition = { heading: 'Rendez-vous' }

interface MeasuredRelease {
  edit?: (build: AreaBuild, folder: string) => void
  fileOf?: (build: AreaBuild, folder: string) => string
  fault?: Fault
}

/**
 * Measures the time from a click until the previous build of mf-agenda is shown instead of a bad release, and compares
 * it with the time of a good release.
 */
export async function measureFaults(
  browser: Browser,
  apiOrigin: string,
  token: TokenSource,
  rounds: number,
): Promise<ResultLine[]> {
  const origin = await startOrigin(apiOrigin)
  const goodBuild = origin.channelOf('mf-agenda').current
  let releaseCount = 0
  const measure = async (release: MeasuredRelease): Promise<number> => {
    const durationsMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      releaseCount += 1
      durationsMs.push(
        await measureReplacementMs(browser, origin, token, goodBuild, `measured${releaseCount}`, release),
      )
    }
    return median(durationsMs)
  }
  try {
    const goodReleaseMs = await measure({})
    const lines: ResultLine[] = []
    for (const { description, wait, ...release } of [...badBuilds, ...badFiles]) {
      const badReleaseMs = await measure(release)
      const target = { maxRatio, loaderTimeoutMs: loaderTimeoutMs[wait] }
      lines.push({
        measure: `bad release: ${description}`,
        areas: badReleaseMs,
        goodRelease: goodReleaseMs,
        unit: 'ms',
        target,
      })
    }
    return lines
  } finally {
    await origin.stop()
  }
}

async function measureReplacementMs(
  browser: Browser,
  origin: Origin,
  token: TokenSource,
  goodBuild: string,
  name: string,
  { edit, fileOf, fault }: MeasuredRelease,
): Promise<number> {
  if (origin.channelOf('mf-agenda').current !== goodBuild) await origin.rollBack('mf-agenda')
  const build = origin.copyBuild('mf-agenda', name, edit)
  const file = fileOf?.(origin.buildOf('mf-agenda', build), `${origin.distDir}/mf/agenda/${build}`)
  const path = `/mf/agenda/${build}/${file}`
  if (fault) origin.setFault(path, fault)
  await origin.publish('mf-agenda', build)
  const context = await openVisitorContext(browser, token)
  try {
    const page = await context.newPage()
    await page.goto(origin.address + profile.path)
    await waitUntilShown(page, profile.ready)
    const startedAtMs = await startNavigation(page, agenda.path)
    return (await waitUntilShown(page, agendaCondition)) - startedAtMs
  } finally {
    await context.close()
    if (fault) origin.setFault(path, undefined)
  }
}
