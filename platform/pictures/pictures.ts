import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { tokenSource } from '../bench/origins.ts'
import { build } from '../build/build.ts'
import { root } from '../build/packages.ts'
import { freePort } from '../postgres/freePort.ts'
import { startProduct } from '../start/product/startProduct.ts'
import { chromium as findChromium } from '../start/tests/chromium.ts'
import { withoutRateLimits } from '../start/tests/journeys.ts'
import { takeCard } from './card/takeCard.ts'
import { formNames, schemes } from './forms.ts'
import { picturesFolder } from './picturesFolder.ts'
import { scenes } from './scenes.ts'
import type { Scene } from './scenes.ts'
import { takePicture } from './takePicture.ts'
import { preparePicture, writePicture } from './writePicture.ts'

// `npm run pictures -- agenda bills` takes some of them anew, `npm run pictures -- card` what a shared link is previewed with.
const names = process.argv.slice(2)
const wanted = scenes.filter(({ name }) => names.length === 0 || names.includes(name))

const folderOf = ({ name }: Scene) => join(root, picturesFolder, name)

async function takeScenes(browser: Browser): Promise<void> {
  for (const scene of scenes) await preparePicture(folderOf(scene), scene.name)
  await build()
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-pictures-'))
  const settings = {
    host: '127.0.0.1',
    port: await freePort(),
    dataDir,
    databaseUrl: undefined,
    production: false,
    demo: true,
  }
  const product = await startProduct(settings, console.log, { env: { ...process.env, ...withoutRateLimits } })
  const memberToken = tokenSource(product.address)
  try {
    for (const scene of wanted) {
      const folder = folderOf(scene)
      for (const form of formNames)
        for (const scheme of schemes) {
          const token = await memberToken()
          const png = await takePicture({ browser, origin: product.address, token, scene, form, scheme })
          await writePicture(folder, form, scheme, png)
        }
      console.log(scene.name)
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  if (wanted.length > 0) await takeScenes(browser)
  // It shows one of the pictures.
  if (names.length === 0 || names.includes('card')) await takeCard(browser)
} finally {
  await browser.close()
}
process.exit(0)
