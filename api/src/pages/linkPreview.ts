import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { html, include, type Html, type HtmlValue } from './html.ts'
import type { Page } from './Page.ts'

const openGraphProperties = (
  { title, description, path }: Page,
  origin: string,
): [property: string, content: HtmlValue][] => [
  ['og:type', 'website'],
  ['og:site_name', 'Complice'],
  ['og:locale', 'fr_FR'],
  ['og:title', title],
  ['og:description', description],
  ['og:url', origin + path],
  // The gateway replaces the include by the path of the live release's image.
  ['og:image', html`${origin}${include('card')}`],
  ['og:image:width', cardPicture.width],
  ['og:image:height', cardPicture.height],
  ['og:image:alt', cardPicture.alt],
]

/** Metadata for link previews in messengers and social networks. */
export const linkPreview = (page: Page, origin: string): Html =>
  html`${openGraphProperties(page, origin).map(([property, content]) => html`<meta property="${property}" content="${content}" />`)}
    <meta name="twitter:card" content="summary_large_image" />`
