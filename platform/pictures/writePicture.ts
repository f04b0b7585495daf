import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileName, formatNames, formats, schemes } from './formats.ts'
import type { FormatName, Scheme } from './formats.ts'

/** Encoding for flat surfaces and small text: full chroma, and a quality whose loss is not visible. */
const encoding = { quality: 42, effort: 4, chromaSubsampling: '4:4:4' } as const

/** Writes a screenshot in each width of its format. */
export async function writePicture(folder: string, format: FormatName, scheme: Scheme, png: Buffer): Promise<void> {
  await Promise.all(
    formats[format].widths.map(async (width) => {
      const avif = await sharp(png).resize({ width }).avif(encoding).toBuffer()
      await writeFile(join(folder, fileName(format, scheme, width)), avif)
    }),
  )
}

const pictureFiles = formatNames.flatMap((format) =>
  schemes.flatMap((scheme) => formats[format].widths.map((width) => ({ format, scheme, width }))),
)

const importNameOf = ({ format, scheme, width }: (typeof pictureFiles)[number]) =>
  `${format}${scheme === 'light' ? 'Light' : 'Dark'}${width}`

/** Returns the source of the module that imports the files of a picture and exports them with their sizes. */
export function pictureModule(name: string): string {
  const imports = pictureFiles.map(
    (file) => `import ${importNameOf(file)} from './${fileName(file.format, file.scheme, file.width)}'`,
  )
  const sourceSetOf = (format: FormatName, scheme: Scheme) => {
    const pairs = pictureFiles
      .filter((file) => file.format === format && file.scheme === scheme)
      .map((file) => `[${importNameOf(file)}, ${file.width}]`)
    // Breaks lines as oxfmt does.
    return pairs.length === 1 ? pairs[0] : `\n${pairs.map((pair) => `      ${pair},\n`).join('')}    `
  }
  const entries = formatNames.map((format) => {
    const { width, height } = formats[format].clip
    return `  ${format}: {
    width: ${width},
    height: ${height},
${schemes.map((scheme) => `    ${scheme}: [${sourceSetOf(format, scheme)}],`).join('\n')}
  },`
  })
  return `// Written by \`npm run pictures\`.
${imports.join('\n')}
import type { PictureVariants } from '../PictureVariants.ts'

export const ${name}Picture: PictureVariants = {
${entries.join('\n')}
}
`
}

/**
 * Writes the module of a picture, and a grey pixel in place of each missing file, so that the pages with this picture
 * can be built.
 */
export async function preparePicture(folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'picture.ts'), pictureModule(name))
  const grey = { width: 1, height: 1, channels: 3, background: '#808080' } as const
  for (const { format, scheme, width } of pictureFiles) {
    const path = join(folder, fileName(format, scheme, width))
    if (!existsSync(path)) await writeFile(path, await sharp({ create: grey }).avif().toBuffer())
  }
}
