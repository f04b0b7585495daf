import { expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { openArea } from '../testing/openArea.tsx'
import { useNavigateAndWait } from './useNavigateAndWait.ts'

it('useNavigateAndWait resolves once the page at the path is rendered', async () => {
  const shownPaths: (string | null)[] = []
  function Page() {
    const navigate = useNavigateAndWait()
    const { pathname } = useLocation()
    const leave = async () => {
      await navigate('/pros/sessions')
      shownPaths.push(document.querySelector('h1')?.textContent ?? null)
    }
    return (
      <>
        <h1>{pathname}</h1>
        <button onClick={() => void leave()}>Fermer</button>
      </>
    )
  }
  const { getByRole } = openArea(Page, '/pros/session')
  await userEvent.click(getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(shownPaths).toEqual(['/pros/sessions']))
})
