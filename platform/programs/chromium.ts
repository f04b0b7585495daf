import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from '@playwright/test'
import { OperatorError } from '../postgres/OperatorError.ts'
import { aptInstall } from './aptInstall.mjs'
import { runTool } from './runTool.ts'

/** Programs of Chromium without its user interface; with them the end-to-end tests take half the processor time. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const browserPrograms = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the path of a Chromium, which it installs if needed: a headless shell, or else a browser of the machine or of
 * Playwright.
 */
export async function findChromium(): Promise<string> {
  return (
    pathFromVariable() ??
    findProgram(headlessShells) ??
    installPackage('chromium-headless-shell', headlessShells) ??
    installedChromium() ??
    installPackage('chromium', browserPrograms) ??
    (await installFromPlaywright()) ??
    throwMissing()
  )
}

const pathFromVariable = () => [process.env['CHROMIUM_PATH'] ?? ''].find((path) => existsSync(path))

const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
const findProgram = (names: readonly string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))

/** Returns the path of a Chromium that is already installed on this machine. */
export function installedChromium(): string | undefined {
  const macPaths = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return (
    pathFromVariable() ??
    findProgram([...headlessShells, ...browserPrograms]) ??
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
    'The end-to-end tests need Chromium, which could not be installed here: install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}
