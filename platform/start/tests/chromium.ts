import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrights } from '@playwright/test'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { program, tool } from './tool.ts'

/** A Chromium to drive: one of the machine, Playwright's own, or one installed now by what this system installs with. */
export async function chromium(): Promise<string> {
  return chromiumHere() ?? (await installed()) ?? missing()
}

/** One that is there already. */
export function chromiumHere(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const ofApple = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  const places = [process.env['CHROMIUM_PATH'] ?? '', ...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...ofApple, playwrights.executablePath()]
  return places.find((place) => place !== '' && existsSync(place))
}

async function installed(): Promise<string | undefined> {
  console.log('No Chromium here: installing one…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await program('apt-get', ['update', '-qq'], { env })
    await program('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  } else {
    await tool('@playwright/test/cli.js', ['install', 'chromium'])
  }
  return chromiumHere()
}

function missing(): never {
  throw new OperatorError('The journeys need a Chromium that could not be installed here: install Chromium or Chrome, or give CHROMIUM_PATH.')
}
