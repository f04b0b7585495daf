import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrights } from '@playwright/test'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { program, tool } from './tool.ts'

/** Chromium without its windows: the journeys take half the processor's time in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium to drive: without its windows where there is one or one can be installed, else one of the machine or Playwright's own. */
export async function chromium(): Promise<string> {
  return (
    given() ??
    onThisMachine(shells) ??
    (await installed('chromium-headless-shell', shells)) ??
    chromiumHere() ??
    (await installed('chromium', browsers)) ??
    (await playwrightsOwn()) ??
    missing()
  )
}

const given = () => [process.env['CHROMIUM_PATH'] ?? ''].find((place) => existsSync(place))

const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
const onThisMachine = (names: readonly string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((place) => existsSync(place))

/** One that is there already. */
export function chromiumHere(): string | undefined {
  const ofApple = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return (
    given() ??
    onThisMachine([...shells, ...browsers]) ??
    [...ofApple, playwrights.executablePath()].find((place) => existsSync(place))
  )
}

/** A package of Debian and its like, installed now if that is ours to do. */
async function installed(name: string, programs: readonly string[]): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`No ${name} here: installing it…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await program('apt-get', ['update', '-qq'], { env })
  await program('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return onThisMachine(programs)
}

async function playwrightsOwn(): Promise<string | undefined> {
  console.log('No Chromium here: installing one…')
  await tool('@playwright/test/cli.js', ['install', 'chromium'])
  return chromiumHere()
}

function missing(): never {
  throw new OperatorError(
    'The journeys need a Chromium that could not be installed here: install Chromium or Chrome, or give CHROMIUM_PATH.',
  )
}
