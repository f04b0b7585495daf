import { describe, expect, it } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'shared/router'
import { ThemeRoot } from 'shared/ui'
import { useUnsavedGuard } from 'shared/ui/form'
import { NavigationGuard } from './NavigationGuard.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

function Form() {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const markSaved = useUnsavedGuard(name !== '')
  const save = () => {
    markSaved()
    void navigate('/list')
  }
  return (
    <>
      <input aria-label="Nom" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={save}>
        Enregistrer
      </button>
      <Link to="/list">Liste</Link>
      <Link to="?page=2">Page 2</Link>
    </>
  )
}

function renderForms() {
  const page = (
    <ThemeRoot>
      <Form />
      <Form />
      <NavigationGuard />
    </ThemeRoot>
  )
  const router = createMemoryRouter(
    [
      { path: '/form', element: page },
      { path: '/list', element: <h1>La liste</h1> },
    ],
    { initialEntries: ['/form'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const typeName = (formIndex: number) =>
  fireEvent.change(screen.getAllByLabelText('Nom')[formIndex] ?? document.body, { target: { value: 'Léa' } })
const clickListLink = async () => user.click(screen.getAllByRole('link', { name: 'Liste' })[0] ?? document.body)

describe('NavigationGuard', () => {
  it('does not ask while nothing was typed', async () => {
    renderForms()
    await clickListLink()
    expect(await screen.findByRole('heading', { name: 'La liste' })).toBeVisible()
  })

  it("asks once, even with two unsaved forms; 'Rester' keeps the input", async () => {
    renderForms()
    typeName(0)
    typeName(1)
    await clickListLink()
    expect(screen.getAllByRole('dialog', { name: 'Quitter sans enregistrer ?' })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Rester' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getAllByLabelText<HTMLInputElement>('Nom').map(({ value }) => value)).toEqual(['Léa', 'Léa'])
  })

  it("leaves the page on 'Quitter'", async () => {
    renderForms()
    typeName(0)
    await clickListLink()
    await user.click(screen.getByRole('button', { name: 'Quitter' }))
    expect(await screen.findByRole('heading', { name: 'La liste' })).toBeVisible()
  })

  it('does not ask after saving or when only the query of the URL changes', async () => {
    const router = renderForms()
    typeName(0)
    await user.click(screen.getAllByRole('link', { name: 'Page 2' })[0] ?? document.body)
    expect(router.state.location.search).toBe('?page=2')
    await user.click(screen.getAllByRole('button', { name: 'Enregistrer' })[0] ?? document.body)
    expect(await screen.findByRole('heading', { name: 'La liste' })).toBeVisible()
  })

  it('warns before the tab is closed', () => {
    renderForms()
    typeName(0)
    const unloadEvent = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unloadEvent)
    expect(unloadEvent.defaultPrevented).toBe(true)
  })
})
