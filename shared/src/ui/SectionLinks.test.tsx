import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openArea } from '../testing/openArea.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import type { Section } from './SectionLinks.tsx'

const forest: Section = {
  path: '/trees/all',
  backLabel: 'Voir les arbres',
  pages: [
    { path: '/trees/felled', title: 'Abattus' },
    { path: '/trees/planted', title: 'Plantés', outlined: true, whenEmpty: true },
  ],
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('SectionLinks', () => {
  it('links the main page to the other pages of the section, in their declared order', () => {
    openArea(() => <SectionLinks section={forest} />, '/trees/all?name=if')
    expect(links()).toEqual([
      ['Abattus', '/trees/felled'],
      ['Plantés', '/trees/planted'],
    ])
    expect(screen.getByRole('link', { name: 'Plantés' })).toHaveClass('MuiButton-outlined')
    expect(screen.getByRole('link', { name: 'Abattus' })).not.toHaveClass('MuiButton-outlined')
  })

  it.each(['/trees/felled', '/trees/all/1', '/trees'])('links %s back to the main page', (path) => {
    openArea(() => <SectionLinks section={forest} />, path)
    expect(links()).toEqual([['Voir les arbres', '/trees/all']])
  })

  it('shows only the links marked `whenEmpty` while the list is empty', () => {
    openArea(() => <SectionLinks section={forest} whenEmpty />, '/trees/all')
    expect(links()).toEqual([['Plantés', '/trees/planted']])
  })
})
