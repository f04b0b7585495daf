import type { Browser } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { root } from '../../build/packages.ts'
import { cardHtml } from './cardHtml.ts'

const { file, width, height } = cardPicture

/** Path of the preview picture of shared links, in the project. */
export const cardPath = join('shell/src', file)

/** Writes the preview picture of shared links as JPEG, because some link previews read no newer format. */
export async function takeCard(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
  await page.setContent(cardHtml())
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await page.close()
  const jpeg = await sharp(png)
    .resize({ width })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await writeFile(join(root, cardPath), jpeg)
}
