import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { root } from '../build/packages.ts'
import { cardPath } from './card/takeCard.ts'
import { fileName, formatNames, formats, schemes } from './formats.ts'
import { picturesFolder } from './picturesFolder.ts'
import { scenes } from './scenes.ts'
import { pictureModule } from './writePicture.ts'

const folder = join(root, picturesFolder)
const names = scenes.map(({ name }) => name)
const expectedFiles = formatNames.flatMap((format) =>
  schemes.flatMap((scheme) =>
    formats[format].widths.map((width) => ({
      file: fileName(format, scheme, width),
      width,
      height: Math.round((width * formats[format].clip.height) / formats[format].clip.width),
    })),
  ),
)
const maxTotalBytes = 1_500_000

describe('pictures of the product', () => {
  it('exist for each scene and for no other', () => {
    const pictureFiles = globSync('*/*.avif', { cwd: folder })
    expect(pictureFiles.toSorted()).toEqual(
      names.flatMap((name) => expectedFiles.map(({ file }) => join(name, file))).toSorted(),
    )
  })

  it('take less than 1.5 MB in total', () => {
    const sizes = globSync('*/*.avif', { cwd: folder }).map((file) => statSync(join(folder, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxTotalBytes)
  })

  it('are each imported by a page of mf-public', () => {
    const pages = globSync('mf-public/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
    const displayedNames = new Set(
      pages.flatMap((text) => [...text.matchAll(/pictures\/(\w+)\/picture\.ts'/g)].map(([, name]) => name)),
    )
    expect(displayedNames).toEqual(new Set(names))
  })

  it('include a preview of shared links with the declared size and less than 200 kB', async () => {
    const path = join(root, cardPath)
    expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(statSync(path).size).toBeLessThan(200_000)
    expect([cardPicture.width, cardPicture.height]).toEqual([1200, 630])
  })

  it.each(names)('%s has the module and the files that `npm run pictures` writes', async (name) => {
    expect(readFileSync(join(folder, name, 'picture.ts'), 'utf8')).toBe(pictureModule(name))
    for (const { file, width, height } of expectedFiles) {
      const picture = await sharp(join(folder, name, file)).metadata()
      expect([file, picture.width, picture.height]).toEqual([file, width, height])
    }
  })
})
