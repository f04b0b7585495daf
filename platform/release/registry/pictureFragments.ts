import { landingPictures, pictureSizes } from 'shared/domain/publicPages/landingPictures'
import type { LandingScreenshot } from 'shared/domain/publicPages/landingPictures'
import type { AreaBuild } from 'shared/federation'
import { escapeAttribute } from './pageHtml.ts'

type PictureForm = keyof typeof pictureSizes
type Scheme = 'light' | 'dark'
type PictureBuild = Pick<AreaBuild, 'base' | 'files'>

const schemeMedia = { light: [], dark: ['(prefers-color-scheme: dark)'] } as const
const formMedia = { desk: [], phone: ['(max-width: 799.95px)'] } as const

/**
 * Returns the files of a picture in this form and scheme as a `srcset`, the narrowest first; empty when the build has
 * none.
 */
function srcSetOf({ base, files }: PictureBuild, name: string, form: PictureForm, scheme: Scheme): string {
  const pattern = new RegExp(`^${name}-${form}-${scheme}-(\\d+)\\.[0-9a-f]+\\.avif$`)
  return Object.keys(files)
    .flatMap((file) => {
      const width = pattern.exec(file)?.[1]
      return width === undefined ? [] : [{ address: base + file, width: Number(width) }]
    })
    .toSorted((left, right) => left.width - right.width)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ')
}

/**
 * Returns a `<picture>` that follows the system's colour scheme. Its last source has no media condition, so that the
 * `<img>` needs no `src`.
 */
function pictureHtml(build: PictureBuild, { name, alt, sizes, isSmall, isFirst = false }: LandingScreenshot): string {
  const forms = (['phone', 'desk'] as const).filter((form) => form === 'phone' || !isSmall)
  const sources = forms.flatMap((form) =>
    (['dark', 'light'] as const).map((scheme) => {
      const media = [...(isSmall ? [] : formMedia[form]), ...schemeMedia[scheme]].join(' and ')
      const { width, height } = pictureSizes[form]
      const condition = media && ` media="${media}"`
      return `<source${condition} srcset="${escapeAttribute(srcSetOf(build, name, form, scheme))}" sizes="${escapeAttribute(sizes)}" width="${width}" height="${height}">`
    }),
  )
  const { width, height } = pictureSizes[isSmall ? 'phone' : 'desk']
  return `<picture>${sources.join('')}<img ${isFirst ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async" width="${width}" height="${height}" alt="${escapeAttribute(alt)}"></picture>\n`
}

/**
 * Returns the name and the HTML of each picture of the build. The gateway inserts them into the composed landing page.
 */
export const pictureFragments = (build: PictureBuild | undefined): [name: string, html: string][] =>
  build === undefined
    ? []
    : landingPictures
        .filter(({ name }) => srcSetOf(build, name, 'phone', 'light') !== '')
        .map((picture) => [picture.name, pictureHtml(build, picture)])
