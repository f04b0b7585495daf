import type { Browser } from '@playwright/test'
import type { AreaBuild } from 'shared/federation'
import { badBuilds, badFiles } from '../release/testing/badReleases.ts'
import type { Wait } from '../release/testing/badReleases.ts'
import { startOrigin } from '../release/testing/releaseOrigin.ts'
import type { Fault, Origin } from '../release/testing/releaseOrigin.ts'
import { newVisitor, whenSeen } from './browser.ts'
import { agenda, profile } from './pages.ts'
import { median } from './rounds.ts'
import type { Line } from './targets.ts'
import { follow } from './visits.ts'
import type { TokenSource } from './origins.ts'

/** The loader's own time-outs (`shell/src/registry`): `init`, and a build that is not the last one to try. */
const waitingMs: Record<Wait, number> = { none: 0, init: 3_000, file: 11_000 }
/** The allowed multiple of a good release's time, beyond those time-outs. */
const ratio = 4

const shown = { title: 'Rendez-vous' }

interface Release {
  edit?: (build: AreaBuild, folder: string) => void
  fileOf?: (build: AreaBuild, folder: string) => string
  fault?: Fault
}

/** How long after a click a bad release of mf-agenda is replaced by the previous build, against a good release of it. */
export async function faultLines(
  browser: Browser,
  apiOrigin: string,
  token: TokenSource,
  rounds: number,
): Promise<Line[]> {
  const origin = await startOrigin(apiOrigin)
  const good = origin.channelOf('mf-agenda').current
  let releases = 0
  const measure = async (release: Release): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      releases += 1
      times.push(await timeOf(browser, origin, token, good, `measured${releases}`, release))
    }
    return median(times)
  }
  try {
    const healthy = await measure({})
    const lines: Line[] = []
    for (const { sentence, wait, ...release } of [...badBuilds, ...badFiles]) {
      const areas = await measure(release)
      const target = { ratio, waitingMs: waitingMs[wait] }
      lines.push({ what: `bad release: ${sentence}`, areas, healthy, unit: 'ms', target })
    }
    return lines
  } finally {
    await origin.stop()
  }
}

async function timeOf(
  browser: Browser,
  origin: Origin,
  token: TokenSource,
  good: string,
  name: string,
  { edit, fileOf, fault }: Release,
): Promise<number> {
  if (origin.channelOf('mf-agenda').current !== good) await origin.rollBack('mf-agenda')
  const build = origin.copyBuild('mf-agenda', name, edit)
  const file = fileOf?.(origin.buildOf('mf-agenda', build), `${origin.distDir}/mf/agenda/${build}`)
  const path = `/mf/agenda/${build}/${file}`
  if (fault) origin.setFault(path, fault)
  await origin.publish('mf-agenda', build)
  const context = await newVisitor(browser, token)
  try {
    const page = await context.newPage()
    await page.goto(origin.address + profile.path)
    await whenSeen(page, profile.ready)
    const begun = await follow(page, agenda.path)
    return (await whenSeen(page, shown)) - begun
  } finally {
    await context.close()
    if (fault) origin.setFault(path, undefined)
  }
}
