import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Channel } from 'shared/federation'
import { totalBytes } from './browser.ts'
import { putLive } from '../release/putLive.ts'
import { serveBuilds } from './origins.ts'
import type { BenchPage } from './pages.ts'
import { revisitAfter } from './visits.ts'
import type { TokenSource } from './origins.ts'

export interface Redeploy {
  /**
   * Bytes of scripts that a returning visitor downloads: from the area that has changed, and from everything else. For
   * the monolith, `areaBytes` is 0 and `otherBytes` is the total.
   */
  areaBytes: number
  otherBytes: number
}

/** Measures the scripts that a returning visitor downloads after a new build of mf-patients is released. */
export async function measureAreaRedeploy(
  browser: Browser,
  distDir: string,
  apiOrigin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<Redeploy> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-redeploy-'))
  cpSync(distDir, folder, { recursive: true })
  const origin = await serveBuilds(folder, apiOrigin)
  try {
    const scripts = await revisitAfter(browser, origin.address, benchPages, token, () => publishAgain(folder))
    const [areaScripts, otherScripts] = [
      scripts.filter(({ path }) => path.startsWith('/mf/patients/')),
      scripts.filter(({ path }) => !path.startsWith('/mf/patients/')),
    ]
    return { areaBytes: totalBytes(areaScripts), otherBytes: totalBytes(otherScripts) }
  } finally {
    origin.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function publishAgain(distDir: string): Promise<void> {
  const area = join(distDir, 'mf/patients')
  const { current }: Channel = JSON.parse(readFileSync(join(area, 'channel.json'), 'utf8'))
  const build = `${current}-again`
  cpSync(join(area, current), join(area, build), { recursive: true })
  const remote = join(area, build, 'remote.json')
  writeFileSync(remote, readFileSync(remote, 'utf8').replace(`/${current}/`, `/${build}/`))
  await putLive(distDir, 'mf-patients', build)
}

/**
 * Measures the scripts that a returning visitor downloads after a release of the monolith in which one line of
 * mf-patients changed.
 */
export async function measureMonolithRedeploy(
  browser: Browser,
  beforeDir: string,
  afterDir: string,
  apiOrigin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<Redeploy> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-redeploy-'))
  cpSync(beforeDir, folder, { recursive: true })
  const origin = await serveBuilds(folder, apiOrigin)
  const replaceBuild = async () => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(afterDir, folder, { recursive: true })
  }
  try {
    return {
      areaBytes: 0,
      otherBytes: totalBytes(await revisitAfter(browser, origin.address, benchPages, token, replaceBuild)),
    }
  } finally {
    origin.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
