import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from '@playwright/test'
import { OperatorError } from '../postgres/OperatorError.ts'
import { aptInstall } from './aptInstall.mjs'
import { runTool } from './runTool.ts'

/** Chromium without a window system: it halves the processor time of the journeys. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium: a headless shell if there is one or one can be installed, else a browser of the machine or
 * of Playwright.
 */
export async function chromium(): Promise<string> {
  return (
    fromVariable() ??
    findProgram(headlessShells) ??
    installPackage('chromium-headless-shell', headlessShells) ??
    installedChromium() ??
    installPackage('chromium', browsers) ??
    (await installFromPlaywright()) ??
    throwMissing()
  )
}

const fromVariable = () => [process.env['CHROMIUM_PATH'] ?? ''].find((path) => existsSync(path))

const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
const findProgram = (names: readonly string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))

/** A Chromium that is already installed on this machine. */
export function installedChromium(): string | undefined {
  const macPaths = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return (
    fromVariable() ??
    findProgram([...headlessShells, ...browsers]) ??
    [...macPaths, playwrightChromium.executablePath()].find((path) => existsSync(path))
  )
}

function installPackage(name: string, programs: readonly string[]): string | undefined {
  aptInstall(name)
  return findProgram(programs)
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log('No Chromium here: installing one…')
  await runTool('@playwright/test/cli.js', ['install', 'chromium'])
  return installedChromium()
}

function throwMissing(): never {
  throw new OperatorError(
    'The journeys need a Chromium that could not be installed here: install Chromium or Chrome, or give CHROMIUM_PATH.',
  )
}
