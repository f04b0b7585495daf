import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileName, formNames, forms, schemes } from './forms.ts'
import type { FormName, Scheme } from './forms.ts'

/** Encoding for flat surfaces and small text: full chroma, and a quality whose loss is not visible. */
const encoding = { quality: 46, effort: 3, chromaSubsampling: '4:4:4' } as const

/** Writes a screenshot in each width of its form. */
export async function writePicture(folder: string, form: FormName, scheme: Scheme, png: Buffer): Promise<void> {
  await Promise.all(
    forms[form].widths.map(async (width) => {
      const avif = await sharp(png).resize({ width }).avif(encoding).toBuffer()
      await writeFile(join(folder, fileName(form, scheme, width)), avif)
    }),
  )
}

const pictureFiles = formNames.flatMap((form) =>
  schemes.flatMap((scheme) => forms[form].widths.map((width) => ({ form, scheme, width }))),
)

const importNameOf = ({ form, scheme, width }: (typeof pictureFiles)[number]) =>
  `${form}${scheme === 'light' ? 'Light' : 'Dark'}${width}`

/** Returns the source of the module that imports the files of a picture and exports them with their sizes. */
export function pictureModule(name: string): string {
  const imports = pictureFiles.map(
    (file) => `import ${importNameOf(file)} from './${fileName(file.form, file.scheme, file.width)}'`,
  )
  const sourceSetOf = (form: FormName, scheme: Scheme) => {
    const pairs = pictureFiles
      .filter((file) => file.form === form && file.scheme === scheme)
      .map((file) => `[${importNameOf(file)}, ${file.width}]`)
    // Breaks lines as oxfmt does.
    return pairs.length === 1 ? pairs[0] : `\n${pairs.map((pair) => `      ${pair},\n`).join('')}    `
  }
  const entries = formNames.map((form) => {
    const { width, height } = forms[form].clip
    return `  ${form}: {
    width: ${width},
    height: ${height},
${schemes.map((scheme) => `    ${scheme}: [${sourceSetOf(form, scheme)}],`).join('\n')}
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
 * Writes the module of a picture, and a grey pixel for each of its missing files, so that pages that show the picture
 * can be built.
 */
export async function preparePicture(folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'picture.ts'), pictureModule(name))
  const grey = { width: 1, height: 1, channels: 3, background: '#808080' } as const
  for (const { form, scheme, width } of pictureFiles) {
    const path = join(folder, fileName(form, scheme, width))
    if (!existsSync(path)) await writeFile(path, await sharp({ create: grey }).avif().toBuffer())
  }
}
