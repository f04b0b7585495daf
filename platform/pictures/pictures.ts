import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { createTokenSource } from '../bench/origins.ts'
import { build } from '../release/build.ts'
import { root } from '../build/packages.ts'
import { startDemoProduct, withoutRateLimits } from '../start/product/demoProduct.ts'
import { findChromium } from '../programs/chromium.ts'
import { takeCard } from './card/takeCard.ts'
import { formatNames, schemes } from './formats.ts'
import type { FormatName, Scheme } from './formats.ts'
import { picturesFolder } from './picturesFolder.ts'
import { changesSince, textFileContent, textFileOf } from './sceneTexts.ts'
import type { SceneTexts } from './sceneTexts.ts'
import { scenes } from './scenes.ts'
import type { Scene } from './scenes.ts'
import { takePicture } from './takePicture.ts'
import { preparePicture, writePicture } from './writePicture.ts'

// `npm run pictures -- agenda bills` takes only these pictures again; `npm run pictures -- card` takes only the preview
// of shared links.
// `npm run pictures -- --check` writes no picture; it fails if the texts of a screen differ from the texts of its
// picture.
const { values, positionals: names } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosenScenes = scenes.filter(({ name }) => names.length === 0 || names.includes(name))

const folderOf = ({ name }: Scene) => join(root, picturesFolder, name)

type TakePicture = (scene: Scene, format: FormatName, scheme: Scheme) => ReturnType<typeof takePicture>

/** Takes the pictures of a scene, and stores their texts next to them. */
async function retakeScene(scene: Scene, take: TakePicture): Promise<void> {
  const texts: SceneTexts = { desk: [], phone: [] }
  for (const format of formatNames)
    for (const scheme of schemes) {
      const picture = await take(scene, format, scheme)
      await writePicture(folderOf(scene), format, scheme, picture.png)
      texts[format] = picture.texts
    }
  writeFileSync(textFileOf(folderOf(scene)), textFileContent(texts))
  console.log(scene.name)
}

/** Returns whether the pictures of a scene have the texts of the product; prints the differences. */
async function checkScene(scene: Scene, take: TakePicture): Promise<boolean> {
  const texts: SceneTexts = { desk: [], phone: [] }
  for (const format of formatNames) texts[format] = (await take(scene, format, 'light')).texts
  const changes = changesSince(folderOf(scene), texts)
  console.log([changes.length === 0 ? scene.name : `${scene.name} has changed:`, ...changes].join('\n  '))
  return changes.length === 0
}

/** Starts the product, and calls `handle` for each chosen scene. */
async function withScenes<T>(browser: Browser, handle: (scene: Scene, take: TakePicture) => Promise<T>): Promise<T[]> {
  await build()
  const env = { ...process.env, ...withoutRateLimits }
  const product = await startDemoProduct('pictures', { env, report: console.log })
  const memberToken = createTokenSource(product.address)
  const take: TakePicture = async (scene, format, scheme) =>
    takePicture({ browser, origin: product.address, token: await memberToken(), scene, format, scheme })
  try {
    const results: T[] = []
    for (const scene of chosenScenes) results.push(await handle(scene, take))
    return results
  } finally {
    await product.stop()
  }
}

async function retakeAll(browser: Browser): Promise<void> {
  if (chosenScenes.length > 0) {
    for (const scene of scenes) await preparePicture(folderOf(scene), scene.name)
    await withScenes(browser, retakeScene)
  }
  // The card is taken last, because it contains one of the pictures.
  if (names.length === 0 || names.includes('card')) await takeCard(browser)
}

const browser = await chromium.launch({ executablePath: await findChromium() })
let isUpToDate = true
try {
  if (values.check) isUpToDate = (await withScenes(browser, checkScene)).every(Boolean)
  else await retakeAll(browser)
} finally {
  await browser.close()
}
process.exit(isUpToDate ? 0 : 1)
