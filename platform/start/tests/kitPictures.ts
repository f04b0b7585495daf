import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../build/packages.ts'
import { findChromium } from '../../programs/chromium.ts'
import { runPlaywright } from './endToEndTests.ts'
import type { TestCount } from '../TestCount.ts'
import { pageNames } from '../../kit/kitFiles.ts'
import { createKitBundle } from '../../kit/kitBundle.ts'
import { serveKit } from '../../kit/serveKit.ts'

const picturesFolder = join(root, 'platform/kit/pictures')
const browserFile = join(picturesFolder, 'browser.txt')

/** Returns the browser's version and the system, because each combination renders letters differently. */
async function describeBrowser(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath })
  const version = browser.version()
  await browser.close()
  return `Chromium ${version}, ${process.platform} ${process.arch}\n`
}

const readRecordedBrowser = () => (existsSync(browserFile) ? readFileSync(browserFile, 'utf8') : '')

async function withKit<T>(action: (address: string) => Promise<T>): Promise<T> {
  const bundle = createKitBundle()
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

async function runKitTests(browserPath: string, args: string[]): Promise<TestCount> {
  return withKit((address) =>
    runPlaywright(args, { BASE_URL: address, CHROMIUM_PATH: browserPath }, 'platform/kit/playwright.config.ts'),
  )
}

/** Reduces a picture to its most frequent colours: a third of its bytes, within the tolerance of the comparison. */
async function compress(file: string): Promise<void> {
  const picture = await sharp(readFileSync(file)).png({ palette: true, quality: 80, dither: 0 }).toBuffer()
  writeFileSync(file, picture)
}

const pictureNames = () => readdirSync(picturesFolder).filter((name) => name.endsWith('.png'))

/** Removes the pictures of pages that no longer exist. */
function removeOldPictures(): void {
  const pages = pageNames()
  for (const name of pictureNames())
    if (!pages.some((page) => name.startsWith(`${page}-`))) rmSync(join(picturesFolder, name))
}

/**
 * Takes the pictures of the kit page again: the pictures that differ by more than the tolerance, or all pictures if
 * they were taken with another browser.
 */
export async function renewKitPictures(): Promise<TestCount> {
  mkdirSync(picturesFolder, { recursive: true })
  removeOldPictures()
  const browserPath = await findChromium()
  const browser = await describeBrowser(browserPath)
  const formerTimes = new Map(pictureNames().map((name) => [name, statSync(join(picturesFolder, name)).mtimeMs]))
  const count = await runKitTests(browserPath, [
    `--update-snapshots=${readRecordedBrowser() === browser ? 'changed' : 'all'}`,
  ])
  for (const name of pictureNames()) {
    const file = join(picturesFolder, name)
    if (statSync(file).mtimeMs !== formerTimes.get(name)) await compress(file)
  }
  writeFileSync(browserFile, browser)
  return count
}

/**
 * Compares the kit page with its pictures. If they were taken with another browser, takes them again and adds a note.
 */
export async function compareKitPictures(): Promise<TestCount> {
  const browserPath = await findChromium()
  const browser = await describeBrowser(browserPath)
  const recordedBrowser = readRecordedBrowser()
  if (recordedBrowser === browser) return runKitTests(browserPath, [])
  console.log(
    `The pictures of the kit were taken with ${recordedBrowser.trim() || 'no browser'}, not with ${browser.trim()}.`,
  )
  const count = await renewKitPictures()
  return { ...count, note: 'taken again, because the browser differs' }
}
