import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Channel } from 'shared/federation'
import { putLive } from '../release/putLive.ts'
import { serve } from './origins.ts'
import type { BenchPage } from './pages.ts'
import { visitAfter } from './visits.ts'
import type { TokenSource } from './origins.ts'

export interface Redeploy {
  /** Bytes of scripts that a returning visitor fetches for the area that changed, and for anything else. */
  ofTheArea: number
  elsewhere: number
}

const sum = (scripts: readonly { bytes: number }[]) => scripts.reduce((total, { bytes }) => total + bytes, 0)

/** mf-patients is released once more. */
export async function redeployArea(
  browser: Browser,
  distDir: string,
  apiOrigin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<Redeploy> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-redeploy-'))
  cpSync(distDir, folder, { recursive: true })
  const origin = await serve(folder, apiOrigin)
  try {
    const scripts = await visitAfter(browser, origin.address, benchPages, token, () => publishAgain(folder))
    const [area, elsewhere] = [
      scripts.filter(({ path }) => path.startsWith('/mf/patients/')),
      scripts.filter(({ path }) => !path.startsWith('/mf/patients/')),
    ]
    return { ofTheArea: sum(area), elsewhere: sum(elsewhere) }
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

/** The monolith is released with one line of mf-patients changed. */
export async function redeployMonolith(
  browser: Browser,
  former: string,
  next: string,
  apiOrigin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<Redeploy> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-redeploy-'))
  cpSync(former, folder, { recursive: true })
  const origin = await serve(folder, apiOrigin)
  const replace = async () => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(next, folder, { recursive: true })
  }
  try {
    return { ofTheArea: 0, elsewhere: sum(await visitAfter(browser, origin.address, benchPages, token, replace)) }
  } finally {
    origin.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
