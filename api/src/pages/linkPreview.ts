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
  // The picture of the live release, which the gateway knows.
  ['og:image', html`${origin}${include('card')}`],
  ['og:image:width', cardPicture.width],
  ['og:image:height', cardPicture.height],
  ['og:image:alt', cardPicture.alt],
]

/** What a link to the page is previewed with, by messengers and social networks. */
export const linkPreview = (page: Page, origin: string): Html =>
  html`${properties(page, origin).map(([property, content]) => html`<meta property="${property}" content="${content}" />`)}
    <meta name="twitter:card" content="summary_large_image" />`
