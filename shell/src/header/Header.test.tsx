import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { landingAnchors } from 'shared/domain/publicPages/landingAnchors'
import { resetMocks, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const anchors: string[] = landingAnchors.map(({ href }) => href)
const getLinkAddresses = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const querySectionRow = () => screen.queryByRole('navigation', { name: 'Sur cette page' })

beforeEach(() => {
  localStorage.clear()
  resetMocks()
  signedOut()
})
afterEach(() => {
  window.innerWidth = 1280
})

describe('the header of the landing page', () => {
  it('has links to the sections of the page', async () => {
    await openShell('/')
    expect(getLinkAddresses(await screen.findByRole('banner'))).toEqual(expect.arrayContaining(anchors))
    expect(querySectionRow()).toBeNull()
  })

  it.each([
    ['on a phone', 390, []],
    ['in a narrow window', 900, ['/therapists']],
  ])('has the links to the sections in a row below it %s', async (_caseName, widthPx, otherLinks) => {
    window.innerWidth = widthPx
    await openShell('/')
    const header = getLinkAddresses(await screen.findByRole('banner'))
    expect(header).toEqual(['/', ...otherLinks, '/?connexion=1', '/?inscription=1'])
    expect(getLinkAddresses(await screen.findByRole('navigation', { name: 'Sur cette page' }))).toEqual(anchors)
  })

  it('has no row of section links on another page', async () => {
    window.innerWidth = 390
    await openShell('/pros/prices')
    await screen.findByRole('banner')
    expect(querySectionRow()).toBeNull()
  })
})
