import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { html, include, type Html, type Inserted } from './html.ts'
import type { Page } from './Page.ts'

const properties = ({ title, description, path }: Page, origin: string): [property: string, content: Inserted][] => [
  ['og:type', 'website'],
  ['og:site_name', 'Complice'],
  ['og:locale', 'fr_FR'],
  ['og:title', title],
  ['og:description', description],
  ['og:url', origin + path],
  // Preview image: the gateway inserts the path of the live release's image.
  ['og:image', html`${origin}${include('card')}`],
  ['og:image:width', cardPicture.width],
  ['og:image:height', cardPicture.height],
  ['og:image:alt', cardPicture.alt],
]

/** Metadata for link previews in messengers and social networks. */
export const linkPreview = (page: Page, origin: string): Html =>
  html`${properties(page, origin).map(([property, content]) => html`<meta property="${property}" content="${content}" />`)}
    <meta name="twitter:card" content="summary_large_image" />`
