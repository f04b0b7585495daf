import { describe, expect, it } from '@jest/globals'
import { importedPages } from './importedPages.ts'

describe('importedPages', () => {
  it.each([
    [
      'with an inline import',
      "({ path: '/pros/clubs', load: ()=>import('./Clubs.tsx') })",
      [{ path: '/pros/clubs', request: './Clubs.tsx' }],
    ],
    [
      'with a separate file for screens with a mouse',
      "({ path: '/pros/sessions', load: () => import('./Agenda.tsx'), loadWithMouse: () => import('./Draggable.tsx') })",
      [
        { path: '/pros/sessions', request: './Agenda.tsx', screens: 'withoutMouse' },
        { path: '/pros/sessions', request: './Draggable.tsx', screens: 'withMouse' },
      ],
    ],
    [
      'among other pages',
      "f([{ path: '/', Page }, ...others, { path: '/a', load: () => import('./A.tsx'), prefetch }])",
      [{ path: '/a', request: './A.tsx' }],
    ],
  ])('finds a page %s', (_caseName, code, pages) => {
    expect(importedPages(code)).toEqual(pages)
  })

  it.each([
    ['is imported elsewhere', "const load = () => import('./A.tsx'); f({ path: '/a', load })"],
    ['depends on a condition', "f({ path: '/a', load: () => (isWide() ? import('./A.tsx') : import('./B.tsx')) })"],
    ['belongs to a computed path', "f({ path: pathOf(topic), load: () => import('./A.tsx') })"],
    ['is part of the main chunk', "f({ path: '/a', Page })"],
  ])('omits a page whose file %s', (_caseName, code) => {
    expect(importedPages(code)).toEqual([])
  })
})
