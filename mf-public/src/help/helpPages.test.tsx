import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { helpTopics, topicPath } from 'shared/domain/help/helpPath'
import { helpTexts } from 'shared/domain/help/helpTexts'
import { anOperator, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import descriptor from '../descriptor.ts'
import area from '../remote.tsx'

const openPage = (path: string) => openArea(area.Root, path)
const hrefsOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

beforeEach(signedOut)
afterEach(resetMocks)

describe('the help index', () => {
  it('has the title of each help page, as a link to the page', async () => {
    openPage('/aide')
    await screen.findByRole('heading', { level: 1, name: 'Comment faire ?' })
    const titles = screen.getAllByRole('heading', { level: 2 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(helpTexts.map(({ title }) => title))
    expect(hrefsOf(titles.map((title) => within(title).getByRole('link')))).toEqual(
      helpTexts.map(({ topic }) => topicPath(topic)),
    )
  })

  it("shows the operator's e-mail address", async () => {
    mockResponse('GET /public/operator', 200, anOperator())
    openPage('/aide')
    expect(await screen.findByRole('link', { name: 'bonjour@prairie.test' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test',
    )
  })

  it('has every topic once', () =>
    expect(helpTexts.map(({ topic }) => topic).toSorted()).toEqual([...helpTopics].toSorted()))
})

describe.each(helpTexts)('the help page /aide/$topic', ({ topic, title, screen: describedScreen }) => {
  const path = topicPath(topic)

  it('has the same title in the descriptor of the area', () =>
    expect(descriptor.paths.find((helpPath) => helpPath.path === path)?.title).toBe(title))

  it('has a numbered list of steps and a section heading, and links to its screen and to the other help pages', async () => {
    openPage(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByRole('link', { name: `Ouvrir « ${describedScreen.label} »` })).toHaveAttribute(
      'href',
      describedScreen.path,
    )
    const [firstSection] = screen.getAllByRole('region')
    expect(firstSection && within(firstSection).getByRole('heading', { level: 2 })).toBeVisible()
    expect(document.querySelectorAll('ol > li').length).toBeGreaterThan(1)
    const otherLinks = within(screen.getByRole('navigation', { name: "Les autres pages de l'aide" })).getAllByRole(
      'link',
    )
    expect(hrefsOf(otherLinks).filter((href) => href?.startsWith('/aide/'))).toEqual(
      helpTopics
        .map(topicPath)
        .filter((other) => other !== path)
        .toSorted((left, right) => indexOfPath(left) - indexOfPath(right)),
    )
  })
})

const indexOfPath = (path: string) => helpTexts.findIndex(({ topic }) => topicPath(topic) === path)
