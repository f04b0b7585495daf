import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openArea } from '../testing/openArea.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import type { Section } from './SectionLinks.tsx'

const forest: Section = {
  path: '/trees/all',
  backLabel: 'Voir les arbres',
  pages: [
    { path: '/trees/felled', title: 'Abattus' },
    { path: '/trees/planted', title: 'Plantés', whenEmpty: true },
  ],
}
const getLinks = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('SectionLinks', () => {
  it('links the main page to the other pages of the section, in their declared order', () => {
    openArea(() => <SectionLinks section={forest} />, '/trees/all?name=if')
    expect(getLinks()).toEqual([
      ['Abattus', '/trees/felled'],
      ['Plantés', '/trees/planted'],
    ])
  })

  it('shows the first of three pages as a button, and the others in a menu', async () => {
    const user = userEvent.setup()
    const pages = [...forest.pages, { path: '/trees/ill', title: 'Malades' } as const]
    openArea(() => <SectionLinks section={{ ...forest, pages }} />, '/trees/all')
    expect(getLinks()).toEqual([['Abattus', '/trees/felled']])
    await user.click(screen.getByRole('button', { name: 'Autres actions' }))
    const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])
    expect(items).toEqual([
      ['Plantés', '/trees/planted'],
      ['Malades', '/trees/ill'],
    ])
  })

  it.each(['/trees/felled', '/trees/all/1', '/trees'])('links %s back to the main page', (path) => {
    openArea(() => <SectionLinks section={forest} />, path)
    expect(getLinks()).toEqual([['Voir les arbres', '/trees/all']])
  })

  it('shows only the links marked `whenEmpty` while the list is empty', () => {
    openArea(() => <SectionLinks section={forest} whenEmpty />, '/trees/all')
    expect(getLinks()).toEqual([['Plantés', '/trees/planted']])
  })
})
