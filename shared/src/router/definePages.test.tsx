import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { openArea } from '../testing/openArea.tsx'
import { definePages } from './definePages.tsx'
import type { FrameProps, Page, PageParams } from './definePages.tsx'

const Clubs = () => <h1>Lieux</h1>
const Club = () => <h1>Un lieu</h1>
const Amounts = () => <h1>Montants dus</h1>

const prefetchClub = jest.fn<(address: PageParams) => void>()
const loadAmounts = jest.fn(async () => ({ default: Amounts }))
const AmountsForMouse = () => <h1>Montants à la souris</h1>
const loadWithMouse = async () => ({ default: AmountsForMouse })
const matchMedia = window.matchMedia.bind(window)
const loadClubs = async () => ({ default: Clubs })
const loadClub = async () => ({ default: Club })
const loadMissing = () => Promise.reject(new Error('no such file'))
const pages: Page[] = [
  { path: '/pros/clubs', Page: Clubs },
  { path: '/pros/clubs/:id', Page: Club, prefetch: prefetchClub },
  { path: '/pros/clubs/amounts', load: loadAmounts },
]

describe('definePages', () => {
  afterEach(() => void jest.restoreAllMocks())
  it.each([
    ['/pros/clubs', 'Lieux'],
    ['/pros/clubs/12', 'Un lieu'],
    ['/pros/clubs/amounts', 'Montants dus'],
  ])('renders at %s the page whose path matches best: %s', async (path, title) => {
    const { findByRole } = openArea(definePages(pages).Root, path)
    expect(await findByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('renders nothing at the path of another area', () => {
    const { queryByRole } = openArea(definePages(pages).Root, '/pros/animals')
    expect(queryByRole('heading')).not.toBeInTheDocument()
  })

  it("passes the parameters of the path and the query to the page's prefetch", () => {
    definePages(pages).prefetch({ pathname: '/pros/clubs/12', search: '?month=2026-11' })
    expect(prefetchClub).toHaveBeenCalledWith({ params: { id: '12' }, search: new URLSearchParams('month=2026-11') })
  })

  it('renders a page whose file was prefetched immediately, without the fallback', async () => {
    const { Root, prefetch } = definePages(pages)
    prefetch({ pathname: '/pros/clubs/amounts', search: '' })
    await loadAmounts.mock.results.at(-1)?.value
    const { getByRole } = openArea(Root, '/pros/clubs/amounts')
    expect(getByRole('heading', { name: 'Montants dus' })).toBeInTheDocument()
  })

  it('prefetches the code of the page at the address, and of no other page', () => {
    loadAmounts.mockClear()
    prefetchClub.mockClear()
    const { prefetch } = definePages(pages)
    prefetch({ pathname: '/pros/clubs', search: '' })
    prefetch({ pathname: '/pros/animals', search: '' })
    expect(loadAmounts).not.toHaveBeenCalled()
    prefetch({ pathname: '/pros/clubs/amounts', search: '' })
    expect(loadAmounts).toHaveBeenCalledTimes(1)
    expect(prefetchClub).not.toHaveBeenCalled()
  })

  it.each([
    ['loads the file `loadWithMouse` on a large screen with a mouse', true, 'Montants à la souris'],
    ["loads the page's usual file on other devices", false, 'Montants dus'],
  ])('%s', async (_caseName, hasMouse, title) => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.create(matchMedia(media), { matches: { value: hasMouse } }))
    const { Root } = definePages([{ path: '/pros/clubs/amounts', load: loadAmounts, loadWithMouse }])
    expect(await openArea(Root, '/pros/clubs/amounts').findByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('renders pages in their common frame, which stays mounted between them', async () => {
    const onMount = jest.fn()
    function Frame({ pages: { '/pros/clubs': List, '/pros/clubs/:id': Form } }: FrameProps) {
      useEffect(() => void onMount(), [])
      const isForm = useLocation().pathname !== '/pros/clubs'
      return (
        <>
          {List && <List />}
          {isForm && Form && <Form />}
          <Link to="/pros/clubs/12">Ouvrir</Link>
        </>
      )
    }
    const { Root } = definePages([
      { path: '/pros/clubs', load: loadClubs, Frame },
      { path: '/pros/clubs/:id', load: loadClub, Frame },
    ])
    openArea(Root, '/pros/clubs')
    await userEvent.click(await screen.findByRole('link', { name: 'Ouvrir' }))
    expect(await screen.findByRole('heading', { name: 'Un lieu' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Lieux' })).toBeVisible()
    expect(onMount).toHaveBeenCalledTimes(1)
  })

  it("does not throw while prefetching when the page's file cannot be loaded", async () => {
    const { prefetch } = definePages([{ path: '/pros/clubs', load: loadMissing }])
    expect(() => prefetch({ pathname: '/pros/clubs', search: '' })).not.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
})
