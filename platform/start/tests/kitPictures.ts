import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../build/packages.ts'
import { findChromium } from '../../programs/chromium.ts'
import { runPlaywright } from './journeys.ts'
import type { TestCount } from '../TestCount.ts'
import { pageNames } from '../../kit/kitFiles.ts'
import { kitBundle } from '../../kit/kitBundle.ts'
import { serveKit } from '../../kit/serveKit.ts'

const picturesFolder = join(root, 'platform/kit/pictures')
const browserFile = join(picturesFolder, 'browser.txt')

/** Returns what draws the pictures; another version, or another system, draws letters differently. */
async function browserOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath })
  const version = browser.version()
  await browser.close()
  return `Chromium ${version}, ${process.platform} ${process.arch}\n`
}

const recordedBrowser = () => (existsSync(browserFile) ? readFileSync(browserFile, 'utf8') : '')

async function withKit<T>(action: (address: string) => Promise<T>): Promise<T> {
  const bundle = kitBundle()
  const handle = serveKit(bundle)
  const server: Server = createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  try {
    return await action(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    server.close()
    server.closeAllConnections()
    await bundle.dispose()
  }
}

async function run(browserPath: string, args: string[]): Promise<TestCount> {
  return withKit((address) =>
    runPlaywright(args, { BASE_URL: address, CHROMIUM_PATH: browserPath }, 'platform/kit/playwright.config.ts'),
  )
}

/** Reduces a picture to the colours that it mostly has: a third of its bytes, within the tolerance of the comparison. */
async function compress(file: string): Promise<void> {
  const picture = await sharp(readFileSync(file)).png({ palette: true, quality: 80, dither: 0 }).toBuffer()
  writeFileSync(file, picture)
}

const pictureNames = () => readdirSync(picturesFolder).filter((name) => name.endsWith('.png'))

/** Removes the pictures of parts that no longer exist. */
function removeOldPictures(): void {
  const parts = pageNames()
  for (const name of pictureNames())
    if (!parts.some((part) => name.startsWith(`${part}-`))) rmSync(join(picturesFolder, name))
}

/**
 * Takes the pictures of the kit page again: those that have changed by more than the tolerance, or all of them if
 * another browser draws them.
 */
export async function renewKitPictures(): Promise<TestCount> {
  mkdirSync(picturesFolder, { recursive: true })
  removeOldPictures()
  const browserPath = await findChromium()
  const browser = await browserOf(browserPath)
  const formerTimes = new Map(pictureNames().map((name) => [name, statSync(join(picturesFolder, name)).mtimeMs]))
  const count = await run(browserPath, [`--update-snapshots=${recordedBrowser() === browser ? 'changed' : 'all'}`])
  for (const name of pictureNames()) {
    const file = join(picturesFolder, name)
    if (statSync(file).mtimeMs !== formerTimes.get(name)) await compress(file)
  }
  writeFileSync(browserFile, browser)
  return count
}

/** Compares the kit page with its pictures. With another browser than theirs, takes them again instead, and says so. */
export async function compareKitPictures(): Promise<TestCount> {
  const browserPath = await findChromium()
  const browser = await browserOf(browserPath)
  const recorded = recordedBrowser()
  if (recorded === browser) return run(browserPath, [])
  console.log(`The pictures of the kit are of ${recorded.trim() || 'no browser'}, this is ${browser.trim()}.`)
  const count = await renewKitPictures()
  return { ...count, note: 'taken anew: another browser' }
}
